import { useId } from 'react'

const stars = [
  [24, 22, 1.6],
  [62, 46, 1.1],
  [104, 18, 1.3],
  [146, 40, 1.7],
  [40, 76, 1],
  [176, 20, 1],
  [196, 62, 1.4],
  [128, 70, 1],
  [84, 84, 1.2],
  [286, 34, 1.3],
  [272, 78, 1],
] as const

/** The house in the hills with one lit window. Drawn in the theme's colours, so that it is dusk by day and night by night. */
export function Nightscape({ className, tint = 'var(--sky-low)' }: { className?: string; tint?: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-sky`} x2="0" y2="1">
          <stop stopColor="var(--sky-high)" />
          <stop offset="1" stopColor={tint} />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop stopColor="var(--amber)" stopOpacity="0.75" />
          <stop offset="1" stopColor="var(--amber)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="300" height="200" fill={`url(#${id}-sky)`} />
      {stars.map(([x, y, r], index) => (
        <circle key={x} cx={x} cy={y} r={r} className="animate-drift fill-moon" style={{ animationDelay: `${-index * 1.3}s` }} />
      ))}
      <path d="M252 62a25 25 0 1 1-19-41 20 20 0 0 0 19 41Z" className="fill-moon" />
      <path d="M0 138c38-30 76-34 118-14s74 16 108-4 54-16 74-6v86H0Z" className="fill-hill-far" />
      <path d="M0 164c44-24 92-22 134-6s96 14 166-16v58H0Z" className="fill-hill-mid" />
      <circle cx="201" cy="148" r="34" fill={`url(#${id}-glow)`} />
      <path d="M182 160v-22l17-15 17 15v22Z" className="fill-hill-near" />
      <path d="M178 140l21-19 21 19" className="fill-none stroke-hill-near" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      <rect x="194" y="139" width="10" height="11" rx="2" className="fill-amber" />
      <path d="M0 186c60-20 128-22 184-8s88 8 116-2v24H0Z" className="fill-hill-near" />
      <path d="M52 182l10-34 10 34ZM68 184l8-26 8 26ZM40 184l7-22 7 22Z" className="fill-hill-near" />
    </svg>
  )
}
