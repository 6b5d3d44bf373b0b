import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Quantity } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { MATERIAL_TRACKING, type TrackedMaterial, type TrackedStage } from './tracked-material'
import styles from './stage-line.module.css'

/** How far a line has come: all of it, some of it, none of it at each stage, with days. */
export function StageLine({ line }: { line: TrackedMaterial }) {
  const { t } = useTranslation()
  return (
    <ol className={styles.stages}>
      {line.stages.map((stage) => (
        <li key={stage.stage} data-reached={reachOf(stage, line.quantity)}>
          {t(`${MATERIAL_TRACKING}.stages.${stage.stage}`)}
          <strong>{stage.on ? <Quantity value={stage.quantity} /> : NONE}</strong>
          {stage.on ? <DateText value={stage.on} /> : null}
          {stage.days ? <div>{t(`${MATERIAL_TRACKING}.days`, { count: stage.days })}</div> : null}
        </li>
      ))}
    </ol>
  )
}

function reachOf({ on, quantity }: TrackedStage, whole: string): 'none' | 'part' | 'whole' {
  if (!on || Number(quantity) <= 0) return 'none'
  return Number(quantity) >= Number(whole) ? 'whole' : 'part'
}
