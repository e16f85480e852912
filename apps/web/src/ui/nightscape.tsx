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

// Each about where the glow is, its foot behind the nearest hill.
const litThings = {
  house: (
    <>
      <path d="M182 160v-22l17-15 17 15v22Z" className="fill-hill-near" />
      <path d="M178 140l21-19 21 19" className="fill-none stroke-hill-near" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      <rect x="194" y="139" width="10" height="11" rx="2" className="fill-amber" />
    </>
  ),
  book: (
    <>
      <path d="M164 136l37 10 37-10v30l-37 10-37-10Z" className="fill-hill-near" />
      <path d="M201 142c-9-9-21-11-33-9v28c12-2 24 0 33 9 9-9 21-11 33-9v-28c-12-2-24 0-33 9Z" className="fill-moon" />
      <path d="M201 142v28" className="stroke-hill-far" strokeWidth="2" />
      <path
        d="M175 141c7 0 13 1 19 5M175 149c7 0 13 1 19 5M227 141c-7 0-13 1-19 5M227 149c-7 0-13 1-19 5"
        className="fill-none stroke-hill-far"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M201 104l3 9 9 3-9 3-3 9-3-9-9-3 9-3Z" className="fill-amber" />
    </>
  ),
  heart: (
    <>
      <path d="M201 164c-20-13-28-23-28-34a14 14 0 0 1 28-5 14 14 0 0 1 28 5c0 11-8 21-28 34Z" className="fill-amber" />
      <path d="M182 131a7 7 0 0 1 7-8" className="fill-none stroke-moon" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  child: (
    <>
      <path d="M178 180c-1-24 3-40 15-40s16 16 15 40Z" className="fill-hill-near" />
      <circle cx="193" cy="130" r="12" className="fill-hill-near" />
      <path d="M180 128c2-10 7-17 15-20l3 4c4 4 7 10 8 16Z" className="fill-amber" />
      <circle cx="195" cy="107" r="4" className="fill-moon" />
      <path d="M205 147l15 5v6" className="fill-none stroke-hill-near" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M214 160h12l2 14h-16Z" className="fill-amber" />
      <path d="M214 160a6 6 0 0 1 12 0" className="fill-none stroke-hill-near" strokeWidth="2.5" />
    </>
  ),
} as const

/** What stands in the hills. */
export type Lit = keyof typeof litThings

type NightscapeProps = {
  className?: string
  tint?: string
  lit?: Lit /** Clouds before the moon: something has gone wrong. */
  clouded?: boolean
}

/** The hills with one lit thing in them. Drawn in the theme's colours, so that it is dusk by day and night by night. */
export function Nightscape({ className, tint = 'var(--sky-low)', lit = 'house', clouded }: NightscapeProps) {
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
      {clouded && (
        <path
          d="M196 66a14 14 0 0 1 3-28 22 22 0 0 1 41-5 17 17 0 0 1 25 12 11 11 0 0 1-2 21ZM118 58a8 8 0 0 1 2-16 13 13 0 0 1 24-3 9 9 0 0 1 8 19Z"
          className="fill-hill-far"
        />
      )}
      <path d="M0 138c38-30 76-34 118-14s74 16 108-4 54-16 74-6v86H0Z" className="fill-hill-far" />
      <path d="M0 164c44-24 92-22 134-6s96 14 166-16v58H0Z" className="fill-hill-mid" />
      <circle cx="201" cy="148" r="34" fill={`url(#${id}-glow)`} />
      {litThings[lit]}
      <path d="M0 186c60-20 128-22 184-8s88 8 116-2v24H0Z" className="fill-hill-near" />
      <path d="M52 182l10-34 10 34ZM68 184l8-26 8 26ZM40 184l7-22 7 22Z" className="fill-hill-near" />
    </svg>
  )
}
