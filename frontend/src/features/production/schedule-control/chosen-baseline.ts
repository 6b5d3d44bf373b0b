import { useCallback } from 'react'
import { useAddressParams } from '../../../kit/use-address-params'
import { useBaselines, type Baseline } from './schedule-control'

const PARAM = 'baseline'
/** In the address: no baseline is to be shown. */
const NO_BASELINE = 'none'

export interface BaselineChoice {
  /** Undefined until they are read. */
  baselines: Baseline[] | undefined
  /** What is compared with; null where there is none, or none is wanted. */
  baseline: Baseline | null
  /** Null: none; undefined: the newest again. */
  choose: (id: number | null | undefined) => void
}

/** The baseline that the views of a schedule compare with, in the address; the newest where it names none. */
export function useChosenBaseline(projectId: number, version: number): BaselineChoice {
  const { data: baselines } = useBaselines(projectId, version)
  const [params, setParams] = useAddressParams()
  const asked = params.get(PARAM)
  const named = baselines?.find(({ id }) => String(id) === asked)
  const baseline = asked === NO_BASELINE ? null : (named ?? baselines?.at(-1) ?? null)
  const choose = useCallback(
    (id: number | null | undefined) =>
      setParams(
        (current) => {
          if (id === undefined) current.delete(PARAM)
          else current.set(PARAM, id === null ? NO_BASELINE : String(id))
          return current
        },
        { replace: true }
      ),
    [setParams]
  )
  return { baselines, baseline, choose }
}
