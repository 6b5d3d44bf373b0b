import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import styles from '../planning/planning.module.css'
import { OpenFigure } from './open-figure'
import { RESULTS, type Opened, type Results } from './results'

interface ResultFiguresProps {
  results: Results
  onOpen: (opened: Opened) => void
}

/** The whole range in three figures. */
export function ResultFigures({ results, onOpen }: ResultFiguresProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const figures = [
    ['ppc', formats.percent(results.ppc!), {}],
    ['made', formats.number(results.made), {}],
    ['kept', formats.number(results.kept), { outcome: 'done' }],
    ['missed', formats.number(results.made - results.kept), { outcome: 'not_done' }],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value, filters]) => {
        const title = t(`${RESULTS}.fields.${name}`)
        return (
          <div key={name}>
            <dt>{title}</dt>
            <dd>
              <OpenFigure title={title} filters={filters} onOpen={onOpen}>
                {value}
              </OpenFigure>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
