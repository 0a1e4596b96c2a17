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
CREATE TABLE IF NOT EXISTS "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
INSERT INTO kysely_migration_lock VALUES('migration_lock',0);
CREATE TABLE IF NOT EXISTS "countries" ("code" text primary key check (length(code) = 2), "name" text not null, "continent" text not null check (continent in ('Asia','Europe','North America','South America','Africa','Oceania','Antarctica')), "flag_url" text not null, "enabled" integer not null check (enabled in (0, 1)));
INSERT INTO countries VALUES('FR','France','Europe','/flags/FR.svg',1);
INSERT INTO countries VALUES('JP','Japan','Asia','/flags/JP.svg',1);
INSERT INTO countries VALUES('DE','Germany','Europe','/flags/DE.svg',0);
CREATE TABLE IF NOT EXISTS "destinations" ("id" text primary key, "name" text not null check (length(name) > 0), "country" text not null, "country_code" text not null references "countries" ("code"), "continent" text not null check (continent in ('Asia','Europe','North America','South America','Africa','Oceania','Antarctica')), "image_url" text not null, "short_description" text not null, "description" text not null, "rating" real not null check (rating between 0 and 5), "currency" text not null, "time_zone" text not null, "languages" text not null check (json_valid("languages") and json_type("languages") = 'array'), "popular" integer not null check (popular in (0, 1)), "emergency_numbers" text not null check (json_valid("emergency_numbers") and json_type("emergency_numbers") = 'object'), "weather" text not null check (json_valid("weather") and json_type("weather") = 'object'), "search_text" text not null, "created_at" text not null, "updated_at" text not null, highlights text not null default '[]'
    check (json_valid(highlights) and json_type(highlights) = 'array'), "version" integer default 1 not null check (version >= 1), "creation_key" text);
INSERT INTO destinations VALUES('paris-france','Paris','France','FR','Europe','/posters/paris.svg','The city of light','Museums, bridges and bread.',4.7999999999999998223,'Euro (EUR)','Europe/Paris','["French"]',1,'{"police":"17","ambulance":"15","fire":"18"}','{"bestTimeToVisit":"April to June","seasons":[{"name":"Spring","months":"March to May","temperature":{"min":7,"max":16},"rainfall":53}]}','paris france','2026-11-21T12:00:00.000Z','2026-11-21T12:30:00.000Z','["Bridges at night","Bread — du pain"]',3,'0123456789abcdef0123456789abcdef');
INSERT INTO destinations VALUES('tokyo-japan','Tokyo','Japan','JP','Asia','https://pictures.example/tokyo.jpg','Neon and ''quiet'' gardens — 東京','Trains that come on time.',4.7000000000000001776,'Yen (JPY)','Asia/Tokyo','["Japanese","English"]',0,'{"police":"110","ambulance":"119","fire":"119"}','{"bestTimeToVisit":"March to May","seasons":[]}','tokyo japan','2026-11-21T12:01:00.000Z','2026-11-21T12:01:00.000Z','[]',1,NULL);
CREATE TABLE IF NOT EXISTS "visa_requirements" ("id" text primary key, "destination_id" text not null references "destinations" ("id") on delete cascade, "country_code" text not null references "countries" ("code"), "type" text not null check (type in ('tourist','transit','working')), "required" integer not null check (required in (0, 1)), "on_arrival" integer not null check (on_arrival in (0, 1) and (on_arrival = 0 or required = 1)), "duration_days" integer not null check (duration_days >= 1), "cost" text not null, "processing_time" text, "notes" text not null, "documents" text not null check (json_valid("documents") and json_type("documents") = 'array'), "eligibility" text not null check (json_valid("eligibility") and json_type("eligibility") = 'array'), "restrictions" text not null check (json_valid("restrictions") and json_type("restrictions") = 'array'), "extensions" text not null check (json_valid("extensions") and json_type("extensions") = 'object'), "created_at" text not null, "updated_at" text not null, "version" integer default 1 not null check (version >= 1), "creation_key" text, constraint "visa_requirements_one_per_passport_and_type" unique ("destination_id", "country_code", "type"));
INSERT INTO visa_requirements VALUES('paris-jp-tourist','paris-france','JP','tourist',0,0,90,'Free',NULL,'Within 180 days.','["Passport"]','[]','["No work"]','{"possible":false}','2026-11-21T12:02:00.000Z','2026-11-21T12:02:00.000Z',1,NULL);
INSERT INTO visa_requirements VALUES('tokyo-fr-working','tokyo-japan','FR','working',1,0,365,'JPY 3000','2 weeks','Under 31.','["Passport","Photo"]','["18 to 30"]','[]','{"possible":true,"maxDuration":180,"cost":"JPY 4000","requirements":["Apply early"]}','2026-11-21T12:03:00.000Z','2026-11-21T12:03:00.000Z',2,'fedcba9876543210fedcba9876543210');
CREATE TABLE IF NOT EXISTS "faqs" ("id" text primary key, "position" integer not null, "question" text not null, "answer" text not null, "category" text not null check (category in ('visa','destination','general')));
INSERT INTO faqs VALUES('do-i-need-a-visa',0,'Do I need a visa?','Look it up.','visa');
CREATE TABLE IF NOT EXISTS "users" ("id" text primary key, "email" text not null unique, "password_hash" text not null, "created_at" text not null, "updated_at" text not null);
INSERT INTO users VALUES('user-1','ana@example.com','$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA','2026-11-21T12:00:00.000Z','2026-11-21T12:00:00.000Z');
CREATE TABLE IF NOT EXISTS "sessions" ("id_hash" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "expires_at" text not null, "created_at" text not null);
INSERT INTO sessions VALUES('0123456789abcdef','user-1','2999-01-01T00:00:00.000Z','2026-11-21T12:00:00.000Z');
CREATE TABLE IF NOT EXISTS "newsletter_subscribers" ("id" integer primary key, "email" text not null unique, "created_at" text not null);
INSERT INTO newsletter_subscribers VALUES(1,'bo@example.com','2026-11-21T12:04:00.000Z');
CREATE TABLE IF NOT EXISTS "contact_messages" ("id" integer primary key, "name" text not null, "email" text not null, "message" text not null, "fingerprint" text not null unique, "created_at" text not null);
INSERT INTO contact_messages VALUES(1,'Ada','ada@example.com',replace('Hello\nthere','\n',char(10)),'fingerprint','2026-11-21T12:05:00.000Z');
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
CREATE INDEX "destinations_last_changes" on destinations (id, updated_at);
CREATE INDEX "destinations_last_changes_by_country" on destinations (country_code, id, updated_at);
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
COMMIT;
