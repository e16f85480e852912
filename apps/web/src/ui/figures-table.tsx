import type { ReactNode } from 'react'

type Figure = { text: string /** From 0 to 1, drawn as a bar beneath. */; share?: number }

type FiguresTableProps = {
  /** The id of its heading. */
  labelledBy: string
  /** Of the rows' own heads first, then of each figure. */
  columns: readonly [string, ...string[]]
  rows: readonly { key: string | number; head: ReactNode; figures: readonly Figure[] }[]
}

/** Figures side by side. On a phone each row is a block of its own, in which every figure has its column's name beside it. */
export function FiguresTable({ labelledBy, columns, rows }: FiguresTableProps) {
  const [first, ...others] = columns
  return (
    <table aria-labelledby={labelledBy} className="w-full text-left max-sm:block sm:table-fixed">
      <thead className="max-sm:sr-only">
        <tr>
          {[first, ...others].map(column => (
            <th key={column} scope="col" className="px-3 pb-2 align-bottom font-normal text-ink-soft text-sm first:pl-0 last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ key, head, figures }) => (
          <tr key={key} className="break-inside-avoid border-line border-t max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-5 max-sm:py-3">
            <th scope="row" className="py-2.5 pr-3 align-middle font-heading font-semibold wrap-anywhere max-sm:col-span-2 max-sm:p-0">
              {head}
            </th>
            {figures.map(({ text, share }, index) => (
              <td key={others[index]} className="px-3 py-2.5 align-middle last:pr-0 max-sm:px-0 max-sm:py-1 max-sm:last:even:col-span-2">
                <span className="flex justify-between gap-2">
                  <span aria-hidden="true" className="text-ink-soft text-sm hyphens-auto sm:hidden">
                    {others[index]}
                  </span>
                  <span className="tabular-nums">{text}</span>
                </span>
                {share !== undefined && <Bar share={share} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A share of the whole as a bar; what it says stands beside it in figures. */
export function Bar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="mt-1 block h-2 rounded-full bg-sunken">
      {share > 0 && (
        <span className="block h-full rounded-full border border-link bg-amber" style={{ width: `${Math.max(4, share * 100)}%` }} />
      )}
    </span>
  )
}
