import { defineConfig } from 'drizzle-kit'

/** For `npx drizzle-kit generate --name what_changes` in this folder, which writes the next migration from schema.ts. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/database/schema.ts',
  out: './src/database/migrations',
})
