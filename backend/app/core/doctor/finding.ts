import { languageNow, type Language } from '#core/base/language'
import { reasonText, type Reason } from '#core/base/reason'

/** `warning`: works, but not as a production install should. `failed`: does not work or loses data. */
export type State = 'ok' | 'warning' | 'failed'

export interface DoctorFinding {
  what: Reason
  state: State
  /** What was met, in a few words; what another program states of itself stays in its words. */
  found: Reason | string
  /** What to do about it, when it is not ok. */
  advice?: Reason
}

type Params = Reason['params']

/** The name of a text of the finding with its values, or the words of another program. */
export type Met = string | [name: string, params?: Params]

const stated = (name: string, params?: Params): Reason => ({ key: `doctor.${name}`, params })

/** A finding by its name among the texts of the doctor, with an advice unless it is well. */
export function judged(
  name: string,
  met: Met,
  good: boolean,
  otherwise: Exclude<State, 'ok'>,
  params?: Params
): DoctorFinding {
  const found = typeof met === 'string' ? met : stated(`${name}.found.${met[0]}`, met[1])
  const what = stated(`${name}.what`)
  if (good) return { what, found, state: 'ok' }
  return { what, found, state: otherwise, advice: stated(`${name}.advice`, params) }
}

/** What is worth knowing, and never wrong. */
export const known = (name: string, met: Met) => judged(name, met, true, 'failed')

/** A probe that can't be carried out reports the reason as its finding. */
export async function probed(
  part: string,
  probe: () => Promise<DoctorFinding[]>
): Promise<DoctorFinding[]> {
  try {
    return await probe()
  } catch (error) {
    const [found] = (error as Error).message.split('\n')
    return [
      {
        what: stated(`parts.${part}`),
        state: 'failed',
        found: found!,
        advice: stated('see_operations'),
      },
    ]
  }
}

/** A finding as it is shown. */
export function findingTexts(
  { what, state, found, advice }: DoctorFinding,
  language: Language = languageNow()
) {
  return {
    what: reasonText(what, language),
    state,
    found: typeof found === 'string' ? found : reasonText(found, language),
    advice: advice ? reasonText(advice, language) : null,
  }
}
