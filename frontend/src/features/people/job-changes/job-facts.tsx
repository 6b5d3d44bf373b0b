import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { isNothing, NONE } from '../../../kit/display/none'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import type { Job, JobChange } from './job-changes'
import styles from './job-changes.module.css'

type Field = JobChange['stated'][number]

/** How each part of a job is shown; a position stands once, in the language of the viewer. */
const SHOWN: Partial<Record<Field, (job: Job) => ReactNode>> = {
  position: ({ position, positionAr }) => <LocalName name={position} nameAr={positionAr} />,
  departmentId: ({ departmentName }) => departmentName,
  managerId: ({ managerName }) => managerName,
  location: ({ location }) => location,
  grade: ({ grade }) => grade,
  employmentType: ({ employmentType }) =>
    employmentType && <ChoiceText list="employment-types" value={employmentType} />,
  status: ({ status }) => status && <ChoiceText list="employee-statuses" value={status} />,
  endOn: ({ endOn }) => endOn && <DateText value={endOn} />,
  endReason: ({ endReason }) => endReason,
}

interface JobFactsProps {
  job: Job
  fields: readonly Field[]
  /** Leaves out what is empty: a job that begins has nothing that was taken from it. */
  onlyFilled?: boolean
}

/** The named parts of a job with their values. */
export function JobFacts({ job, fields, onlyFilled = false }: JobFactsProps) {
  const { t } = useTranslation()
  const shown = Object.entries(SHOWN)
    .filter(
      ([field]) =>
        fields.includes(field as Field) || (field === 'position' && fields.includes('positionAr'))
    )
    .map(([field, show]) => ({ field, content: show(job) }))
    .filter(({ content }) => !onlyFilled || !isNothing(content))
  return (
    <dl className={styles.facts}>
      {shown.map(({ field, content }) => (
        <div key={field}>
          <dt>{t(`people.employees.fields.${field}`)}</dt>
          <dd>
            <bdi>{content ?? NONE}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
