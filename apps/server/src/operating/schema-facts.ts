import type pg from 'pg'
import type { BackupSequence, BackupTable } from './backup-file.ts'

/** Every table with its columns, those that others refer to before the others. */
export async function tablesInOrder(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows: tables } = await client.query<BackupTable>(`
    select c.relname as table, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select distinct f.relname as from, t.relname as to
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`)
  const ordered: BackupTable[] = []
  const isPlaced = (name: string) => ordered.some(({ table }) => table === name)
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ table }) => !isPlaced(table) && references.filter(({ from }) => from === table).every(({ to }) => isPlaced(to)),
    )
    if (!next) throw new Error('the tables refer to each other in a circle')
    ordered.push(next)
  }
  return ordered
}

/** How far each sequence has counted. */
export async function sequencesOf(client: pg.ClientBase): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ sequence: string; value: string | null; start: string }>(`
    select sequencename as sequence, last_value::text as value, start_value::text as start from pg_sequences where schemaname = 'public' order by 1`)
  return rows.map(({ sequence, value, start }) => ({ sequence, value: value ?? start, called: value !== null }))
}
