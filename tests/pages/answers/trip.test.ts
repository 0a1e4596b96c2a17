import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pageSiteOfFile } from '../pageSite.ts';
import { check, fill, type PlainPage, plainBrowser } from '../plainBrowser.ts';

const site = pageSiteOfFile();
const paramsOf = ({ address }: PlainPage) => new URL(address, 'http://localhost').searchParams;
const show = { name: 'Show what I need' };

/** The fields of the stop in this place, of those that every stop has. */
const fieldOf = (page: PlainPage, label: string, place: number) =>
  page.getAllByLabelText(label)[place] as HTMLElement;

/** The card of the stop in this place. */
const stopAt = (page: PlainPage, place: number) =>
  page.document.querySelectorAll<HTMLElement>('.trip-stop')[place];

test('a trip is a form, stored completely in its address', async () => {
  const browser = plainBrowser(site());
  const empty = await browser.open('/trip');
  fill(empty.getByLabelText('Passport'), 'India');
  fill(empty.getByLabelText('Stop 1'), 'United Kingdom');
  fill(fieldOf(empty, 'Day of entry', 0), '2027-01-09');
  check(fieldOf(empty, 'Only changing planes', 0));
  fill(empty.getByLabelText('Stop 2'), 'france');
  fill(fieldOf(empty, 'Day of entry', 1), '2027-01-03');
  const longer = await browser.click(empty.getByRole('button', { name: 'Add a stop' }));
  expect(longer.getByLabelText('Stop 4')).toBeInTheDocument();
  expect(fieldOf(longer, 'Only changing planes', 0)).toBeChecked();
  const trip = await browser.click(longer.getByRole('button', show));
  expect(trip.getByRole('main')).toHaveTextContent(
    'France (3 Jan 2027) is before United Kingdom (9 Jan 2027)',
  );
  expect(paramsOf(trip).get('passport')).toBe('IN');
  expect(paramsOf(trip).get('stops')).toMatch(/^GB,FR,/);
  expect(paramsOf(trip).get('transit')).toBe('1');
  const kingdom = stopAt(trip, 0);
  expect(kingdom).toHaveTextContent('Airport transit visa required');
  expect(kingdom).toHaveTextContent(/If you go through passport control\s*Visa required/);
  expect(trip.document.querySelector('meta[name=robots]')).toHaveAttribute(
    'content',
    expect.stringMatching(/noindex/),
  );
  const shorter = await browser.click(trip.getByRole('link', { name: 'Remove stop 1' }));
  expect(shorter.getByRole('heading', { name: 'France', level: 2 })).toBeInTheDocument();
});

test('a trip without stops is refused at the field, and can get another line', async () => {
  const browser = plainBrowser(site());
  const empty = await browser.open('/trip');
  const longer = await browser.click(empty.getByRole('button', { name: 'Add a stop' }));
  expect(longer.getByLabelText('Stop 4')).toBeInTheDocument();
  expect(longer.queryByText('Choose a stop')).toBeNull();
  const refused = await browser.click(longer.getByRole('button', show));
  expect(refused.getByLabelText('Stop 1')).toHaveAccessibleDescription('Choose a stop');
  expect(refused.getByLabelText('Stop 4')).toBeInTheDocument();
});

test('several travellers with two passports, nights and the way back', async () => {
  const browser = plainBrowser(site());
  const one = await browser.open('/trip?passport=IN');
  fill(one.getByLabelText('Second passport'), 'Germany');
  const two = await browser.click(one.getByRole('button', { name: 'Add a traveller' }));
  expect(two.getByLabelText('Second passport of traveller 1')).toHaveValue('Germany');
  fill(two.getByLabelText('Passport of traveller 2'), 'brasil');
  fill(two.getByLabelText('Stop 1'), 'Japan');
  fill(fieldOf(two, 'Day of entry', 0), '2027-01-09');
  fill(fieldOf(two, 'Nights', 0), '20');
  fill(two.getByLabelText('Stop 2'), 'France');
  check(two.getByLabelText('Include the way back'));
  const trip = await browser.click(two.getByRole('button', show));
  expect(trip.getByRole('heading', { name: 'Japan → France → India' })).toBeInTheDocument();
  expect(paramsOf(trip).get('passport')).toBe('IN DE,BR');
  expect(paramsOf(trip).get('nights')).toMatch(/^20,/);
  expect(paramsOf(trip).has('second')).toBe(false);
  const france = stopAt(trip, 1);
  expect(france).toHaveTextContent('29 Jan 2027');
  expect(france).toHaveTextContent('Freedom of movement');
});

test('a stop for changing planes has the verdict of the side that counts, and why', async () => {
  const browser = plainBrowser(site());
  const rome = await browser.open('/trip?passport=IN&stops=DE,IT&transit=1');
  const germany = stopAt(rome, 0);
  expect(germany).toHaveTextContent(
    'You go through passport control here, because your next stop is in the same border zone.',
  );
  expect(germany).toHaveTextContent('Visa required');
  expect(germany).not.toHaveTextContent('If you go through passport control');
  const newYork = stopAt(await browser.open('/trip?passport=IN&stops=DE,US&transit=1'), 0);
  expect(newYork).toHaveTextContent('Probably no visa needed to change planes at 5 airports');
  expect(newYork).toHaveTextContent(/If you go through passport control\s*Visa required/);

  const onward = stopAt(await browser.open('/trip?passport=US&stops=CN,HK&transit=1&start=JP'), 0);
  expect(onward).toHaveTextContent('No visa needed to change planes');
  expect(onward).toHaveTextContent(
    /240-hour visa-free transit\s*Open to your passport\. For up to 240 hours/,
  );
  const back = stopAt(await browser.open('/trip?passport=US&stops=CN,JP&transit=1&start=JP'), 0);
  expect(back).toHaveTextContent(
    'This is no transit: you fly back to the country that you came from, not on to a third country.',
  );
  expect(back).toHaveTextContent(/Not open to you.*: 240-hour visa-free transit, /);
  expect(back).toHaveTextContent('Visa required');

  const unknown = await browser.open('/trip?passport=PK&stops=MZ,ZA&transit=1');
  expect(stopAt(unknown, 0)).toHaveTextContent('Ask your airline before you book.');
  const list = unknown.getByRole('region', { name: 'Checklist' });
  expect(list).toHaveTextContent(/Ask your airline whether you need a transit visa/);
  expect(list).toHaveTextContent(
    /Airline\s*Your airline asks for: the documents for your destination/,
  );
});

test('what is said of a connection decides which of the two ways counts', async () => {
  const browser = plainBrowser(site());
  const unsaid = await browser.open('/trip?passport=US&stops=TH,JP&transit=1');
  expect(stopAt(unsaid, 0)).toHaveTextContent(
    /Staying in the transit area.*No visa needed to change planes/,
  );
  expect(stopAt(unsaid, 0)).not.toHaveTextContent(/12 hours|You meet|Also needed/);
  fill(fieldOf(unsaid, 'Hours between flights', 0), '19');
  fill(fieldOf(unsaid, 'Ticket and bags', 0), 'One ticket, bags checked through');
  const long = await browser.click(unsaid.getByRole('button', show));
  expect(paramsOf(long).get('hours')).toMatch(/^19,/);
  const thailand = stopAt(long, 0);
  expect(thailand).toHaveTextContent('19 hours between flights, one ticket, bags checked through');
  expect(thailand).toHaveTextContent(
    /19 hours: longer than the 12 that the transit area here allows\.\s*Going through passport control/,
  );
  expect(thailand).not.toHaveTextContent('No visa needed to change planes');
  expect(fieldOf(long, 'Hours between flights', 0)).toHaveValue(19);

  const connection = '&hours=9&airport=same&ticket=through';
  const short = await browser.open(`/trip?passport=US&stops=TH,JP&transit=1${connection}`);
  expect(stopAt(short, 0)).toHaveTextContent(
    /Staying in the transit area.*For up to 12 hours.*You meet: bags checked through to your destination, a ticket for your next flight and both flights at the same airport\.Also needed: the documents for your destination\./,
  );

  const two = await browser.open('/trip?passport=IN&stops=DE,US&transit=1&ticket=two');
  const germany = stopAt(two, 0);
  expect(germany).toHaveTextContent(
    /With two tickets you go through passport control here.*Going through passport control\s*Visa required/,
  );
  expect(two.getByRole('region', { name: 'Checklist' })).toHaveTextContent(/Visa: apply/);

  const china = await browser.open('/trip?passport=US&stops=CN,HK&transit=1&start=JP&hours=30');
  expect(stopAt(china, 0)).toHaveTextContent(
    /longer than the 24 .*To go through passport control between two flights\s*240-hour visa-free transit/,
  );
  expect(stopAt(china, 0)).toHaveTextContent(
    /Too short for your connection: 24-hour direct transit/,
  );

  const wrong = await browser.open(
    '/trip?passport=US&stops=TH,JP&transit=1&hours=long,2&ticket=no',
  );
  for (const problem of [/“long” is not a number of hours/, /Left out: Japan/, /“no” is not an/]) {
    expect(wrong.getByText(problem)).toBeInTheDocument();
  }
});

test('one day per passport, and a maximum number of lines', async () => {
  const browser = plainBrowser(site());
  const dates = '2027-01-10,2027-01-15,2027-02-02';
  const trip = await browser.open(`/trip?passport=IN&stops=FR,DE,JP&dates=${dates}`);
  const list = within(trip.getByRole('region', { name: 'Checklist' }));
  expect(list.getAllByText(/must be valid until 2 May 2027/)).toHaveLength(2);
  const many = await browser.open(`/trip?passport=IN&stops=${Array(200).fill('DE').join()}`);
  expect(many.getAllByLabelText(/^Stop \d+$/)).toHaveLength(10);
  expect(many.getAllByText(/at most 10 stops/)).toHaveLength(1);
  expect(many.queryByText(/is not the code/)).toBeNull();
});

test('a passport is checked by the server, without dates in the URL', async () => {
  const browser = plainBrowser(site());
  const page = await browser.open('/visa-info/FR?from=BR');
  fill(page.getByLabelText('Passport issued on'), '2017-01-20');
  fill(page.getByLabelText('Passport expires on'), '2027-05-02');
  fill(page.getByLabelText('You enter on'), '2027-01-20');
  fill(page.getByLabelText('You leave on'), '2027-02-03');
  const checked = await browser.click(page.getByRole('button', { name: 'Check' }));
  const section = checked.document.querySelector<HTMLElement>('#passport-check');
  for (const text of [
    /OK\s*Your passport is valid for your whole stay/,
    /Not accepted\s*Rule: Valid for 3 months from the day you leave the destination\.\s*Must be valid until 3 May 2027\. Yours: 2 May 2027\./,
    'Must be issued on 21 Jan 2017 or later.',
    'Regulation (EU) 2016/399',
  ]) {
    expect(section).toHaveTextContent(text);
  }
  expect(checked.address.replace(/#.*/, '')).toBe(page.address);
});
