import { chromium } from 'playwright';
const [,, base, ...paths] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
let n = 0;
for (const p of paths) for (const [w, scheme] of [[390, 'light'], [1280, 'dark']]) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme });
  const page = await c.newPage();
  await page.goto(base + p, { waitUntil: 'load' });
  await page.screenshot({ path: `/tmp/shot-${n++}.png`, fullPage: false, clip: { x: 0, y: 0, width: w, height: w < 500 ? 2000 : 1500 }, });
  await c.close();
}
await b.close();
