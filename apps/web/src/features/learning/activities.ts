/** The list of activities, or one of them opened with what is noted beside it. */
export type Activities = {
  /** The id of the one that is open. */
  open: number | undefined
  /** From 1 to 5; left out where none was chosen. */
  rating: number | undefined
  notes: string
}

export type ActivitiesAction =
  | { type: 'open'; id: number; done: ReadonlySet<number> }
  | { type: 'rate'; rating: number }
  | { type: 'note'; notes: string }
  | { type: 'close' }

export const activityList: Activities = { open: undefined, rating: undefined, notes: '' }

export function activitiesReducer(state: Activities, action: ActivitiesAction): Activities {
  switch (action.type) {
    case 'open':
      // What is done is done: it is not opened again.
      return action.done.has(action.id) ? state : { ...activityList, open: action.id }
    case 'rate':
      return { ...state, rating: action.rating }
    case 'note':
      return { ...state, notes: action.notes }
    case 'close':
      return activityList
  }
}

/** What is sent of an open activity: notes and rating only where there are any. */
export const completionOf = ({ rating, notes }: Activities) => ({
  ...(notes.trim() && { notes: notes.trim() }),
  ...(rating !== undefined && { rating }),
})
