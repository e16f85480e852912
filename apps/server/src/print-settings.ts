import { settings } from './env.ts'

/** Prints README's table of settings. */
const shown = (value: unknown) => {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? '`on`' : '`off`'
  return value === '' || (Array.isArray(value) && value.length === 0) ? '' : `\`${value}\``
}

console.info('| setting | default | what it does |\n| --- | --- | --- |')
for (const [name, schema] of Object.entries(settings)) {
  console.info(`| \`${name}\` | ${shown(schema.safeParse(undefined).data)} | ${schema.description} |`)
}
