/** `warning`: works, but not as a production install should. `failed`: does not work or loses data. */
export type State = 'ok' | 'warning' | 'failed'

export interface DoctorFinding {
  what: string
  state: State
  /** What was met, in a few words. */
  found: string
  /** What to do about it, when it is not ok. */
  advice?: string
}

/** A finding that is well when `good`, and otherwise `otherwise` with an advice. */
export function judged(
  what: string,
  found: string,
  good: boolean,
  otherwise: Exclude<State, 'ok'>,
  advice: string
): DoctorFinding {
  return good ? { what, found, state: 'ok' } : { what, found, state: otherwise, advice }
}

/** A probe that can't be carried out reports the reason as its finding. */
export async function probed(
  what: string,
  probe: () => Promise<DoctorFinding[]>
): Promise<DoctorFinding[]> {
  try {
    return await probe()
  } catch (error) {
    const { message } = error as Error
    return [
      { what, state: 'failed', found: message.split('\n')[0], advice: 'see docs/operations.md' },
    ]
  }
}
