PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
INSERT INTO kysely_migration VALUES('0001_initial','2026-11-21T15:44:29.371Z');
INSERT INTO kysely_migration VALUES('0002_pictures','2026-11-21T15:44:29.374Z');
INSERT INTO kysely_migration VALUES('0003_quick_lists','2026-11-21T16:04:37.477Z');
INSERT INTO kysely_migration VALUES('0004_destination_highlights','2026-11-21T21:24:26.731Z');
INSERT INTO kysely_migration VALUES('0005_row_versions','2026-11-21T22:06:27.716Z');
INSERT INTO kysely_migration VALUES('0006_content_version','2026-11-21T22:38:11.230Z');
INSERT INTO kysely_migration VALUES('0007_types_and_search','2026-11-21T22:51:18.536Z');
INSERT INTO kysely_migration VALUES('0008_entry_rules','2026-11-22T00:27:17.563Z');
INSERT INTO kysely_migration VALUES('0009_several_processes','2026-11-22T08:04:01.214Z');
INSERT INTO kysely_migration VALUES('0010_admin_team','2026-11-22T12:12:54.597Z');
INSERT INTO kysely_migration VALUES('0011_scope_of_facts','2026-11-22T21:43:25.027Z');
CREATE TABLE IF NOT EXISTS "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
INSERT INTO kysely_migration_lock VALUES('migration_lock',0);
CREATE TABLE IF NOT EXISTS "countries" ("code" text primary key check (length(code) = 2), "name" text not null, "continent" text not null check (continent in ('Asia','Europe','North America','South America','Africa','Oceania','Antarctica')), "flag_url" text not null, "enabled" integer not null check (enabled in (0, 1)), issues_passports integer not null default 0
    check (issues_passports in (0, 1)));
INSERT INTO countries VALUES('FR','France','Europe','/flags/FR.svg',1,1);
INSERT INTO countries VALUES('JP','Japan','Asia','/flags/JP.svg',1,1);
INSERT INTO countries VALUES('DE','Germany','Europe','/flags/DE.svg',0,1);
CREATE TABLE IF NOT EXISTS "destinations" ("id" text primary key, "name" text not null check (length(name) > 0), "country" text not null, "country_code" text not null references "countries" ("code"), "continent" text not null check (continent in ('Asia','Europe','North America','South America','Africa','Oceania','Antarctica')), "image_url" text not null, "short_description" text not null, "description" text not null, "rating" real not null check (rating between 0 and 5), "currency" text not null, "time_zone" text not null, "languages" text not null check (json_valid("languages") and json_type("languages") = 'array'), "popular" integer not null check (popular in (0, 1)), "emergency_numbers" text not null check (json_valid("emergency_numbers") and json_type("emergency_numbers") = 'object'), "weather" text not null check (json_valid("weather") and json_type("weather") = 'object'), "search_text" text not null, "created_at" text not null, "updated_at" text not null, highlights text not null default '[]'
    check (json_valid(highlights) and json_type(highlights) = 'array'), "version" integer default 1 not null check (version >= 1), "creation_key" text, status text not null default 'published'
    check (status in ('draft', 'published', 'scheduled')), publish_at text);
INSERT INTO destinations VALUES('paris-france','Paris','France','FR','Europe','/posters/paris.svg','The city of light','Museums, bridges and bread.',4.7999999999999998223,'Euro (EUR)','Europe/Paris','["French"]',1,'{"police":"17","ambulance":"15","fire":"18"}','{"bestTimeToVisit":"April to June","seasons":[{"name":"Spring","months":"March to May","temperature":{"min":7,"max":16},"rainfall":53}]}','paris france','2026-11-21T12:00:00.000Z','2026-11-21T12:30:00.000Z','["Bridges at night","Bread — du pain"]',3,'0123456789abcdef0123456789abcdef','published',NULL);
INSERT INTO destinations VALUES('tokyo-japan','Tokyo','Japan','JP','Asia','https://pictures.example/tokyo.jpg','Neon and ''quiet'' gardens — 東京','Trains that come on time.',4.7000000000000001776,'Yen (JPY)','Asia/Tokyo','["Japanese","English"]',0,'{"police":"110","ambulance":"119","fire":"119"}','{"bestTimeToVisit":"March to May","seasons":[]}','tokyo japan','2026-11-21T12:01:00.000Z','2026-11-21T12:01:00.000Z','[]',1,NULL,'published',NULL);
CREATE TABLE IF NOT EXISTS "visa_requirements" ("id" text primary key, "destination_id" text not null references "destinations" ("id") on delete cascade, "country_code" text not null references "countries" ("code"), "type" text not null check (type in ('tourist','transit','working')), "required" integer not null check (required in (0, 1)), "on_arrival" integer not null check (on_arrival in (0, 1) and (on_arrival = 0 or required = 1)), "duration_days" integer not null check (duration_days >= 1), "cost" text not null, "processing_time" text, "notes" text not null, "documents" text not null check (json_valid("documents") and json_type("documents") = 'array'), "eligibility" text not null check (json_valid("eligibility") and json_type("eligibility") = 'array'), "restrictions" text not null check (json_valid("restrictions") and json_type("restrictions") = 'array'), "extensions" text not null check (json_valid("extensions") and json_type("extensions") = 'object'), "created_at" text not null, "updated_at" text not null, "version" integer default 1 not null check (version >= 1), "creation_key" text, source_address text, source_date text, constraint "visa_requirements_one_per_passport_and_type" unique ("destination_id", "country_code", "type"));
INSERT INTO visa_requirements VALUES('paris-jp-tourist','paris-france','JP','tourist',0,0,90,'Free',NULL,'Within 180 days.','["Passport"]','[]','["No work"]','{"possible":false}','2026-11-21T12:02:00.000Z','2026-11-21T12:02:00.000Z',1,NULL,NULL,NULL);
INSERT INTO visa_requirements VALUES('tokyo-fr-working','tokyo-japan','FR','working',1,0,365,'JPY 3000','2 weeks','Under 31.','["Passport","Photo"]','["18 to 30"]','[]','{"possible":true,"maxDuration":180,"cost":"JPY 4000","requirements":["Apply early"]}','2026-11-21T12:03:00.000Z','2026-11-21T12:03:00.000Z',2,'fedcba9876543210fedcba9876543210',NULL,NULL);
CREATE TABLE IF NOT EXISTS "faqs" ("id" text primary key, "position" integer not null, "question" text not null, "answer" text not null, "category" text not null check (category in ('visa','destination','general')), version integer not null default 1 check (version >= 1), creation_key text);
INSERT INTO faqs VALUES('do-i-need-a-visa',0,'Do I need a visa?','Look it up.','visa',1,NULL);
CREATE TABLE IF NOT EXISTS "users" ("id" text primary key, "email" text not null unique, "password_hash" text not null, "created_at" text not null, "updated_at" text not null, name text not null default '', role text not null default 'administrator'
    check (role in ('administrator', 'editor')), deactivated_at text, last_seen_at text, totp_secret text, totp_last_step integer, version integer not null default 1 check (version >= 1));
INSERT INTO users VALUES('user-1','ana@example.com','$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA','2026-11-21T12:00:00.000Z','2026-11-21T12:00:00.000Z','Ana','administrator',NULL,'2026-11-01T10:00:00.000Z','JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',58000000,2);
CREATE TABLE IF NOT EXISTS "sessions" ("id_hash" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "expires_at" text not null, "created_at" text not null, user_agent text not null default '', network text not null default '', last_seen_at text);
INSERT INTO sessions VALUES('0123456789abcdef','user-1','2999-01-01T00:00:00.000Z','2026-11-21T12:00:00.000Z','','',NULL);
CREATE TABLE IF NOT EXISTS "newsletter_subscribers" ("id" integer primary key, "email" text not null unique, "created_at" text not null, status text not null default 'subscribed'
    check (status in ('pending', 'subscribed')), confirmed_at text);
INSERT INTO newsletter_subscribers VALUES(1,'bo@example.com','2026-11-21T12:04:00.000Z','subscribed',NULL);
CREATE TABLE IF NOT EXISTS "contact_messages" ("id" integer primary key, "name" text not null, "email" text not null, "message" text not null, "fingerprint" text not null unique, "created_at" text not null, status text not null default 'unread'
    check (status in ('unread', 'read', 'answered', 'archived', 'spam')));
INSERT INTO contact_messages VALUES(1,'Ada','ada@example.com',replace('Hello\nthere','\n',char(10)),'fingerprint','2026-11-21T12:05:00.000Z','unread');
CREATE TABLE IF NOT EXISTS "settings" ("key" text primary key, "value" text not null check (json_valid(value)), "updated_at" text not null, "version" integer default 1 not null check (version >= 1));
INSERT INTO settings VALUES('samplesSeeded','true','2026-11-21T12:00:00.000Z',1);
INSERT INTO settings VALUES('contact','{"phone":"+33 1 00 00 00 00"}','2026-11-21T12:00:00.000Z',4);
CREATE TABLE IF NOT EXISTS "pictures" ("hash" text primary key check (length(hash) = 64 and hash not glob '*[^0-9a-f]*'), "width" integer not null check (width >= 1), "height" integer not null check (height >= 1), "bytes" integer not null check (bytes >= 1), "uploaded_at" text not null);
INSERT INTO pictures VALUES('abababababababababababababababababababababababababababababababab',1200,800,123456,'2026-11-21T14:00:00.000Z');
CREATE TABLE IF NOT EXISTS "destination_pictures" ("id" text primary key, "destination_id" text not null references "destinations" ("id") on delete cascade, "position" integer not null check (position >= 0), "src" text not null check (length(src) > 0), "picture_hash" text references "pictures" ("hash") check (picture_hash is null or src like '/pictures/' || picture_hash || '/%'), "alt" text not null check (length(alt) between 1 and 300), "width" integer not null check (width >= 1), "height" integer not null check (height >= 1), "created_at" text not null, constraint "destination_pictures_in_order" unique ("destination_id", "position"));
INSERT INTO destination_pictures VALUES('photo-1','paris-france',0,'/pictures/abababababababababababababababababababababababababababababababab/1200x800.webp','abababababababababababababababababababababababababababababababab','The river at dusk',1200,800,'2026-11-21T14:01:00.000Z');
INSERT INTO destination_pictures VALUES('photo-2','paris-france',1,'https://pictures.example/bridge.jpg',NULL,'A bridge',640,480,'2026-11-21T14:01:00.000Z');
CREATE TABLE IF NOT EXISTS "content_version" ("id" integer primary key check (id = 1), "version" integer not null check (version >= 1));
INSERT INTO content_version VALUES(1,1);
CREATE TABLE destination_types (
      destination_id text not null references destinations (id) on delete cascade,
      type text not null check (type in ('tourist', 'transit', 'nomad')),
      primary key (destination_id, type)
    ) without rowid;
INSERT INTO destination_types VALUES('paris-france','nomad');
INSERT INTO destination_types VALUES('paris-france','tourist');
INSERT INTO destination_types VALUES('tokyo-japan','tourist');
INSERT INTO destination_types VALUES('tokyo-japan','transit');
CREATE TABLE rule_sources (
    id text primary key check (length(id) > 0),
    title text not null check (length(title) > 0),
    publisher text not null,
    licence text not null,
    address text,
    kind text not null check (kind in ('administrator', 'official', 'edition')),
    quality text not null check (quality in ('primary', 'secondary')),
    note text not null default '',
    current_edition_id integer references rule_editions (id) on delete set null,
    version integer not null default 1 check (version >= 1),
    created_at text not null,
    updated_at text not null
  );
INSERT INTO rule_sources VALUES('index','An index','A publisher','MIT','https://index.example/','edition','secondary','',1,1,'2026-11-22T12:00:00.000Z','2026-11-22T12:00:00.000Z');
INSERT INTO rule_sources VALUES('editors','This site''s editors','','',NULL,'administrator','primary','',NULL,1,'2026-11-22T12:00:00.000Z','2026-11-22T12:00:00.000Z');
CREATE TABLE rule_editions (
    id integer primary key,
    source_id text not null references rule_sources (id) on delete cascade,
    date text check (date glob '[0-9][0-9][0-9][0-9]*' and length(date) in (4, 7, 10)),
    file_hash text not null,
    imported_by text not null,
    imported_at text not null,
    replaces_edition_id integer references rule_editions (id) on delete set null,
    state text not null check (state in ('staged', 'ready')),
    rule_count integer not null check (rule_count >= 0),
    skipped_count integer not null check (skipped_count >= 0)
  );
INSERT INTO rule_editions VALUES(1,'index','2026-02','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','first start','2026-11-22T12:00:00.000Z',NULL,'ready',1,0);
CREATE TABLE entry_rules (
    id integer primary key,
    source_id text not null references rule_sources (id) on delete cascade,
    edition_id integer references rule_editions (id) on delete cascade,
    passport text not null references countries (code),
    destination text not null references countries (code),
    purpose text not null check (purpose in ('tourist','transit','working')),
    access text not null check (access in ('freedom_of_movement','visa_free','eta','visa_on_arrival','e_visa','visa_required','no_admission')),
    stay_number integer check (stay_number > 0),
    stay_unit text check (stay_unit in ('days', 'months')),
    condition text check (condition in ('biometric_passport','identity_number','passport_kind','passport_issued_since','nationality_status','by_air','visa_held','other')),
    condition_text text not null default '',
    otherwise text check (otherwise in ('freedom_of_movement','visa_free','eta','visa_on_arrival','e_visa','visa_required','no_admission')),
    note text not null default '',
    source_title text not null default '',
    source_address text,
    source_date text,
    valid_from text check (valid_from is date(valid_from)),
    valid_to text check (valid_to is date(valid_to)),
    verified_on text check (verified_on is date(verified_on)),
    version integer not null default 1 check (version >= 1),
    creation_key text,
    created_at text not null,
    updated_at text not null,
    check (passport <> destination),
    check ((stay_number is null) = (stay_unit is null)),
    check ((condition is null) = (otherwise is null)),
    check (valid_from <= valid_to)
  );
INSERT INTO entry_rules VALUES(1,'index',1,'FR','JP','tourist','visa_free',90,'days',NULL,'',NULL,'','',NULL,NULL,NULL,NULL,NULL,1,NULL,'2026-11-22T12:00:00.000Z','2026-11-22T12:00:00.000Z');
INSERT INTO entry_rules VALUES(2,'editors',NULL,'JP','FR','tourist','visa_free',3,'months','biometric_passport','','visa_required','Ask — 東京','Embassy','https://embassy.example/','2026-11','2026-01-01','2026-12-31','2026-11-22',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','2026-11-22T12:00:00.000Z','2026-11-22T12:00:00.000Z');
CREATE TABLE zones (
    id text primary key,
    title text not null,
    freedom_of_movement integer not null check (freedom_of_movement in (0, 1)),
    window_days integer check (window_days > 0),
    window_per integer check (window_per >= window_days),
    note text not null default '',
    source_id text references rule_sources (id) on delete cascade,
    source_address text,
    source_date text,
    check ((window_days is null) = (window_per is null))
  );
INSERT INTO zones VALUES('window','A zone',0,90,180,'','index',NULL,'2026');
CREATE TABLE zone_members (
    zone_id text not null references zones (id) on delete cascade,
    country_code text not null references countries (code),
    member_from text check (member_from is date(member_from)),
    member_to text check (member_to is date(member_to)),
    note text not null default '', entry_only integer not null default 0
    check (entry_only in (0, 1)),
    check (member_from <= member_to),
    primary key (country_code, zone_id)
  ) without rowid;
INSERT INTO zone_members VALUES('window','FR','1995-03-26',NULL,'',1);
CREATE TABLE entry_conditions (
    id integer primary key,
    destination text not null references countries (code),
    kind text not null check (kind in ('passport_validity', 'passport_age')),
    months integer not null check (months >= 0),
    counted_from text check (counted_from in ('entry', 'departure')),
    note text not null default '',
    source_id text references rule_sources (id) on delete cascade,
    source_title text not null default '',
    source_address text,
    source_date text,
    version integer not null default 1 check (version >= 1),
    created_at text not null,
    updated_at text not null,
    unique (destination, kind),
    check ((kind = 'passport_validity') = (counted_from is not null))
  );
INSERT INTO entry_conditions VALUES(1,'FR','passport_validity',3,'departure','','index','',NULL,'2026',1,'2026-11-22T12:00:00.000Z','2026-11-22T12:00:00.000Z');
CREATE TABLE application_portals (
    id integer primary key,
    destination text not null references countries (code),
    scheme text not null check (scheme in ('eta', 'e_visa', 'visa', 'arrival_card', 'authority')),
    title text not null check (length(title) > 0),
    address text,
    price_amount text,
    price_currency text check (length(price_currency) = 3),
    price_note text not null default '',
    in_operation integer not null check (in_operation in (0, 1)),
    note text not null default '',
    source_id text references rule_sources (id) on delete cascade,
    source_title text not null default '',
    source_address text,
    source_date text,
    version integer not null default 1 check (version >= 1),
    created_at text not null,
    updated_at text not null, purposes text not null default '["tourist","transit","working"]', foreigners_only integer not null default 0
    check (foreigners_only in (0, 1)),
    check ((price_amount is null) = (price_currency is null))
  );
INSERT INTO application_portals VALUES(1,'JP','e_visa','Portal','https://portal.example/','20','EUR','',1,'','index','',NULL,NULL,1,'2026-11-22T12:00:00.000Z','2026-11-22T12:00:00.000Z','["transit"]',1);
CREATE TABLE nomad_schemes (
    id integer primary key,
    country_code text not null references countries (code),
    status text not null check (status in ('open', 'closed', 'none', 'announced')),
    title text,
    address text,
    verified_on text check (verified_on is date(verified_on)),
    facts text not null check (json_valid(facts) and json_type(facts) = 'object'),
    source_id text references rule_sources (id) on delete cascade
  );
INSERT INTO nomad_schemes VALUES(1,'JP','open','Nomad visa','https://nomad.example/','2026-02-01','{"income":null}','index');
CREATE TABLE answer_reports (
    id integer primary key,
    passport text not null references countries (code),
    destination text not null references countries (code),
    purpose text not null check (purpose in ('tourist','transit','working')),
    answer text not null check (json_valid(answer) and json_type(answer) = 'object'),
    message text not null,
    fingerprint text not null unique,
    reports integer not null default 1 check (reports >= 1),
    status text not null default 'open' check (status in ('open', 'closed')),
    created_at text not null,
    last_reported_at text not null,
    closed_at text,
    check ((status = 'closed') = (closed_at is not null))
  );
INSERT INTO answer_reports VALUES(1,'FR','JP','tourist','{"access":"visa_free"}','It is 60 days','cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc',1,'open','2026-11-22T12:00:00.000Z','2026-11-22T12:00:00.000Z',NULL);
CREATE TABLE pair_requests (
    passport text not null references countries (code),
    destination text not null references countries (code),
    purpose text not null check (purpose in ('tourist','transit','working')),
    requests integer not null check (requests >= 0),
    primary key (passport, destination, purpose)
  ) without rowid;
INSERT INTO pair_requests VALUES('FR','JP','tourist',7);
CREATE TABLE answer_changes (
    id integer primary key,
    changed_at text not null,
    cause text not null check (cause in ('import', 'rollback', 'removal', 'edit')),
    edition_id integer references rule_editions (id) on delete set null,
    source_title text not null,
    passport text not null references countries (code),
    destination text not null references countries (code),
    purpose text not null check (purpose in ('tourist','transit','working')),
    access_before text check (access_before in ('freedom_of_movement','visa_free','eta','visa_on_arrival','e_visa','visa_required','no_admission')),
    stay_number_before integer,
    stay_unit_before text,
    access_after text check (access_after in ('freedom_of_movement','visa_free','eta','visa_on_arrival','e_visa','visa_required','no_admission')),
    stay_number_after integer,
    stay_unit_after text
  );
INSERT INTO answer_changes VALUES(1,'2026-11-22T12:00:00.000Z','import',1,'An index','FR','JP','tourist','visa_required',NULL,NULL,'visa_free',90,'days');
CREATE TABLE job_runs (
    name text primary key,
    finished_at text not null
  ) without rowid;
INSERT INTO job_runs VALUES('sweeps','2026-11-22T12:00:00.000Z');
CREATE TABLE rate_limits (
    name text not null,
    key_hash text not null,
    tries integer not null check (tries >= 1),
    ends_at text not null,
    primary key (name, key_hash)
  ) without rowid;
INSERT INTO rate_limits VALUES('signInByNetwork','dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd',3,'2026-11-22T12:15:00.000Z');
CREATE TABLE rule_imports (
    id text primary key,
    options text not null check (json_valid(options) and json_type(options) = 'object'),
    state text not null check (state in ('previewed', 'applying', 'applied', 'failed')),
    done integer not null default 0 check (done >= 0),
    total integer not null default 0 check (total >= done),
    edition_id integer references rule_editions (id) on delete set null,
    message text,
    created_at text not null,
    updated_at text not null,
    file blob not null
  );
INSERT INTO rule_imports VALUES('eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee','{"date":"2026-02"}','previewed',0,0,NULL,NULL,'2026-11-22T12:00:00.000Z','2026-11-22T12:00:00.000Z',X'50617373706f72742c44657374696e6174696f6e2c526571756972656d656e740a');
CREATE TABLE recovery_codes (
    user_id text not null references users (id) on delete cascade,
    code_hash text not null,
    primary key (user_id, code_hash)
  ) without rowid;
INSERT INTO recovery_codes VALUES('user-1','aa00000000000000000000000000000000000000000000000000000000000000');
CREATE TABLE account_links (
    token_hash text primary key,
    user_id text not null references users (id) on delete cascade,
    purpose text not null check (purpose in ('invitation', 'reset')),
    created_at text not null,
    expires_at text not null
  ) without rowid;
INSERT INTO account_links VALUES('bb00000000000000000000000000000000000000000000000000000000000000','user-1','reset','2026-11-01T10:00:00.000Z','2026-11-04T10:00:00.000Z');
CREATE TABLE history (
    id integer primary key,
    changed_at text not null,
    actor_kind text not null check (actor_kind in ('user', 'command', 'site', 'visitor')),
    actor_id text,
    actor_name text not null,
    entity text not null,
    entity_id text not null,
    title text not null,
    action text not null,
    before text check (before is null or (json_valid(before) and json_type(before) = 'object')),
    after text check (after is null or (json_valid(after) and json_type(after) = 'object'))
  );
INSERT INTO history VALUES(1,'2026-11-01T10:00:00.000Z','user','user-1','Ana','country','SE','Sweden','changed','{"enabled":false}','{"enabled":true}');
INSERT INTO history VALUES(2,'2026-11-01T10:00:01.000Z','site',NULL,'Landfall','destination','gone-sweden','Gone, Sweden','deleted','{"name":"Gone"}',NULL);
CREATE TABLE trash (
    id text primary key,
    entity text not null,
    entity_id text not null,
    title text not null,
    data text not null check (json_valid(data) and json_type(data) = 'object'),
    deleted_at text not null,
    deleted_by text not null
  );
INSERT INTO trash VALUES('7d1f4c0e-0000-4000-8000-000000000001','faq','gone','What is gone?','{"rows":[]}','2026-11-01T10:00:00.000Z','Ana');
CREATE TABLE trash_pictures (
    trash_id text not null references trash (id) on delete cascade,
    picture_hash text not null references pictures (hash),
    primary key (trash_id, picture_hash)
  ) without rowid;
INSERT INTO trash_pictures VALUES('7d1f4c0e-0000-4000-8000-000000000001','abababababababababababababababababababababababababababababababab');
CREATE TABLE record_imports (
    id text primary key,
    options text not null check (json_valid(options) and json_type(options) = 'object'),
    state text not null check (state in ('previewed', 'applying', 'applied', 'failed')),
    done integer not null default 0 check (done >= 0),
    total integer not null default 0 check (total >= done),
    message text,
    created_at text not null,
    updated_at text not null,
    file blob not null
  );
INSERT INTO record_imports VALUES('7d1f4c0e-0000-4000-8000-000000000002','{"kind":"faqs"}','applied',2,2,NULL,'2026-11-01T10:00:00.000Z','2026-11-01T10:00:00.000Z',X'7b7d');
CREATE TABLE destination_redirects (
    old_id text primary key,
    destination_id text not null references destinations (id) on delete cascade,
    created_at text not null
  ) without rowid;
INSERT INTO destination_redirects VALUES('an-address-before','paris-france','2026-11-01T10:00:00.000Z');
CREATE TABLE outbox (
    id integer primary key,
    kind text not null,
    to_address text not null,
    subject text not null,
    text text not null,
    headers text not null default '{}' check (json_valid(headers) and json_type(headers) = 'object'),
    message_id integer references contact_messages (id) on delete cascade,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
    attempts integer not null default 0 check (attempts >= 0),
    next_attempt_at text not null,
    last_error text,
    created_at text not null,
    sent_at text
  );
INSERT INTO outbox VALUES(1,'test','ana@example.com','A test','It works','{}',NULL,'failed',3,'2026-11-01T10:00:00.000Z','Connection refused','2026-11-01T09:00:00.000Z',NULL);
CREATE TABLE answer_watches (
    id integer primary key,
    email text not null,
    passport text not null references countries (code),
    destination text not null references countries (code),
    purpose text not null check (purpose in ('tourist','transit','working')),
    status text not null default 'pending' check (status in ('pending', 'confirmed')),
    created_at text not null,
    confirmed_at text,
    last_sent_at text,
    last_change_id integer,
    constraint answer_watches_once_per_address unique (email, passport, destination, purpose)
  );
INSERT INTO answer_watches VALUES(1,'bo@example.com','DE','JP','tourist','confirmed','2026-11-01T10:00:00.000Z','2026-11-01T11:00:00.000Z',NULL,NULL);
CREATE TABLE unanswered_requests (
    passport text not null,
    destination text not null,
    day text not null,
    requests integer not null check (requests >= 1),
    primary key (passport, destination, day)
  ) without rowid;
INSERT INTO unanswered_requests VALUES('BR','AQ','2026-11-01',3);
CREATE TABLE link_checks (
    address text primary key,
    kind text not null check (kind in ('image', 'official')),
    problem text,
    checked_at text not null,
    failing_since text
  ) without rowid;
INSERT INTO link_checks VALUES('https://visa.example/apply','official','It answers 404','2026-11-01T10:00:00.000Z','2026-10-25T10:00:00.000Z');
CREATE INDEX "countries_by_enabled_name" on "countries" ("enabled", "name");
CREATE INDEX "countries_by_name" on "countries" ("name");
CREATE INDEX destinations_popular on destinations (popular, rating desc, name, id);
CREATE INDEX visa_requirements_newest
    on visa_requirements (destination_id, created_at desc, id);
CREATE INDEX "faqs_in_order" on "faqs" ("position", "id");
CREATE INDEX "sessions_by_user" on "sessions" ("user_id");
CREATE INDEX "sessions_by_expiry" on "sessions" ("expires_at");
CREATE INDEX "pictures_by_upload" on "pictures" ("uploaded_at");
CREATE INDEX "destination_pictures_by_hash" on "destination_pictures" ("picture_hash");
CREATE INDEX "destinations_by_image" on destinations (image_url);
CREATE INDEX visa_requirements_last_changes
    on visa_requirements (destination_id, updated_at);
CREATE UNIQUE INDEX "destinations_by_creation_key"
      on "destinations" (creation_key) where creation_key is not null;
CREATE UNIQUE INDEX "visa_requirements_by_creation_key"
      on "visa_requirements" (creation_key) where creation_key is not null;
CREATE INDEX "destinations_newest" on destinations (created_at desc, id, search_text);
CREATE INDEX "destinations_newest_by_country" on destinations (country_code, created_at desc, id);
CREATE INDEX "destinations_newest_by_continent" on destinations (continent, created_at desc, id);
CREATE INDEX "destinations_best_rated" on destinations (rating desc, name, id, search_text);
CREATE INDEX "destinations_best_rated_by_country" on destinations (country_code, rating desc, name, id);
CREATE INDEX "destinations_best_rated_by_continent" on destinations (continent, rating desc, name, id);
CREATE INDEX rule_editions_by_source on rule_editions (source_id, id);
CREATE INDEX rule_editions_by_replaced on rule_editions (replaces_edition_id);
CREATE INDEX rule_sources_by_edition on rule_sources (current_edition_id);
CREATE INDEX entry_rules_by_pair on entry_rules (passport, destination, purpose);
CREATE INDEX entry_rules_by_destination on entry_rules (destination, purpose, passport);
CREATE INDEX entry_rules_by_edition on entry_rules (edition_id, id);
CREATE INDEX entry_rules_by_source on entry_rules (source_id, destination, passport);
CREATE INDEX entry_rules_edited on entry_rules (updated_at, version, edition_id, verified_on)
    where edition_id is null or verified_on is not null;
CREATE UNIQUE INDEX entry_rules_by_creation_key on entry_rules (creation_key)
    where creation_key is not null;
CREATE INDEX zones_by_source on zones (source_id);
CREATE INDEX zone_members_by_zone on zone_members (zone_id, country_code);
CREATE INDEX entry_conditions_by_source on entry_conditions (source_id);
CREATE INDEX application_portals_by_destination
    on application_portals (destination, scheme, id);
CREATE INDEX application_portals_by_source on application_portals (source_id);
CREATE INDEX nomad_schemes_by_country on nomad_schemes (country_code, id);
CREATE INDEX nomad_schemes_by_source on nomad_schemes (source_id);
CREATE INDEX answer_reports_by_status on answer_reports (status, last_reported_at desc, id);
CREATE INDEX answer_reports_by_closing on answer_reports (closed_at);
CREATE INDEX pair_requests_most_first
    on pair_requests (requests desc, passport, destination, purpose);
CREATE INDEX answer_changes_by_passport on answer_changes (passport, id);
CREATE INDEX answer_changes_by_destination on answer_changes (destination, id);
CREATE INDEX answer_changes_by_edition on answer_changes (edition_id);
CREATE INDEX answer_changes_by_time on answer_changes (changed_at, id);
CREATE INDEX rate_limits_by_end on rate_limits (ends_at);
CREATE INDEX rule_imports_by_edition on rule_imports (edition_id);
CREATE INDEX account_links_by_user on account_links (user_id);
CREATE INDEX history_by_record on history (entity, entity_id, id);
CREATE INDEX history_by_actor on history (actor_id, id);
CREATE INDEX history_by_entity on history (entity, id);
CREATE INDEX history_by_time on history (changed_at);
CREATE INDEX trash_by_time on trash (deleted_at, id);
CREATE INDEX trash_pictures_by_hash on trash_pictures (picture_hash);
CREATE INDEX destinations_scheduled on destinations (publish_at) where status = 'scheduled';
CREATE INDEX destinations_last_changes on destinations (id, updated_at)
    where status = 'published';
CREATE INDEX destinations_last_changes_by_country on destinations (country_code, id, updated_at)
    where status = 'published';
CREATE INDEX destinations_published on destinations (continent, id, country_code, search_text)
    where status = 'published';
CREATE INDEX destinations_unpublished on destinations (status, created_at desc, id)
    where status <> 'published';
CREATE INDEX destination_redirects_by_destination on destination_redirects (destination_id);
CREATE UNIQUE INDEX faqs_by_creation_key on faqs (creation_key) where creation_key is not null;
CREATE INDEX contact_messages_by_status on contact_messages (status, id);
CREATE INDEX outbox_waiting on outbox (state, next_attempt_at, id) where state = 'waiting';
CREATE INDEX outbox_by_state on outbox (state, id);
CREATE INDEX outbox_by_address on outbox (to_address);
CREATE INDEX outbox_by_message on outbox (message_id);
CREATE INDEX unanswered_requests_by_day on unanswered_requests (day);
COMMIT;
