import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'

const { pool } = await testDatabase()

/** The columns of every table as the database itself describes them: name, type and length, `null` where they may be empty, and the default. */
const { rows } = await pool.query<{ table: string; column: string }>(`
  select c.relname as table, concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), case when not a.attnotnull then 'null' end,
    case when a.attidentity = '' then '= ' || split_part(pg_get_expr(d.adbin, d.adrelid), '::', 1) end) as column
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped`)

const id = 'id bigint'
const created = 'created_at timestamp(3) with time zone = now()'
const updated = 'updated_at timestamp(3) with time zone = now()'
const owner = 'user_id uuid'
const moment = (name: string) => `${name} timestamp(3) with time zone null`

/** Written out here once more, apart from the schema: what the specification calls each field, in snake case. */
const entities = {
  users: [
    'id uuid = gen_random_uuid()',
    'email text null',
    'first_name text null',
    'last_name text null',
    'profile_image_url text null',
    'credits integer = 0',
    moment('premium_until'),
    'stories_created_this_month integer = 0',
    'monthly_story_limit integer = 5',
    created,
    updated,
  ],
  characters: [id, 'name text', 'customization jsonb', owner, created],
  stories: [
    id,
    'child_name text',
    'animal text',
    'theme text',
    'content text',
    "difficulty character varying(20) = 'beginner'",
    owner,
    'character_id bigint null',
    'setting text null',
    'mood text null',
    "story_length text = 'medium'",
    'include_child boolean = true',
    "child_role text = 'hero'",
    ...['moral_lesson', 'favorite_color', 'special_talent', 'best_friend', 'dream_destination', 'magical_power', 'challenge'].map(
      name => `${name} text null`,
    ),
    // Not the specification's: whose story it is, and which other child came along.
    'child_id bigint null',
    'companion_id bigint null',
    created,
  ],
  favorites: [id, 'story_id bigint', owner, created],
  child_profiles: [
    id,
    'name text',
    'age smallint',
    "reading_level text = 'beginner'",
    ...['interests', 'favorite_animals', 'preferred_themes', 'favorite_genres'].map(name => `${name} text[] = '{}'`),
    "difficulty character varying(20) = 'beginner'",
    'avatar_url text null',
    owner,
    'stories_read integer = 0',
    'total_reading_time integer = 0',
    moment('last_active_at'),
    created,
    updated,
  ],
  reading_progress: [
    id,
    'child_id bigint',
    'story_id bigint',
    'progress_percentage smallint = 0',
    'reading_time_minutes integer = 0',
    'comprehension_score smallint null',
    'vocabulary_words_learned integer = 0',
    'activities_completed integer = 0',
    moment('completed_at'),
    'last_read_at timestamp(3) with time zone = now()',
    created,
  ],
  comprehension_questions: [
    id,
    'story_id bigint',
    'question text',
    'correct_answer text',
    "options text[] = '{}'",
    'difficulty character varying(20)',
    'type character varying(30)',
    'explanation text',
    created,
  ],
  vocabulary_words: [
    id,
    'story_id bigint',
    'word character varying(100)',
    'definition text',
    'pronunciation character varying(200)',
    'part_of_speech character varying(20)',
    'difficulty character varying(20)',
    'context_sentence text',
    created,
  ],
  learning_activities: [
    id,
    'story_id bigint',
    'title character varying(200)',
    'description text',
    'activity_type character varying(30)',
    'instructions text',
    "materials text[] = '{}'",
    'age_group character varying(20)',
    'estimated_time smallint',
    "learning_objectives text[] = '{}'",
    created,
  ],
  child_assessments: [
    id,
    'child_id bigint',
    'question_id bigint',
    'user_answer text',
    'is_correct boolean',
    'time_to_answer integer null',
    created,
  ],
  vocabulary_progress: [
    id,
    'child_id bigint',
    'word_id bigint',
    'mastery_level smallint = 0',
    'times_encountered integer = 1',
    'last_encountered timestamp(3) with time zone = now()',
    created,
    updated,
  ],
  activity_completions: [
    id,
    'child_id bigint',
    'activity_id bigint',
    'completed boolean = false',
    'notes text null',
    'rating smallint null',
    'time_spent integer null',
    moment('completed_at'),
    created,
  ],
  sessions: ['sid text', "sess jsonb = '{}'", 'expire timestamp(3) with time zone'],
}

test.each(Object.entries(entities))('%s has the specified fields, with their lengths and defaults', (table, columns) => {
  expect(rows.filter(row => row.table === table).map(row => row.column)).toEqual(expect.arrayContaining(columns))
})
