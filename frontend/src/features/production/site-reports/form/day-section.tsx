import { Card, Flex, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { ChoiceSelect } from '../../../../kit/inputs/choice-select'
import { DayInput } from '../../../../kit/inputs/day-input'
import { SITE_REPORTS } from '../site-report'
import { useReportForm } from './form-context'
import { Labelled, NumberField } from './labelled'
import { ProjectSelect } from './project-select'

/** The mark keeps the sign before its letter in a text from right to left. */
const CELSIUS = '\u200e°C'

/** Which project and day it is about, and the weather. */
export function DaySection() {
  const { t } = useTranslation()
  const { values, setValues } = useReportForm()
  return (
    <Card size="small" title={t(`${SITE_REPORTS}.sections.day`)} style={{ marginBlockEnd: 16 }}>
      <Flex wrap gap="0 12px">
        <ProjectAndDay />
        <Labelled name="weather" required>
          <ChoiceSelect
            list="site-weather"
            value={values.weather}
            allowClear={false}
            onChange={(value) => setValues(() => ({ weather: value as string | null }))}
          />
        </Labelled>
        <NumberField
          name="temperatureLow"
          suffix={CELSIUS}
          value={values.temperatureLow}
          onChange={(temperatureLow) => setValues(() => ({ temperatureLow }))}
        />
        <NumberField
          name="temperatureHigh"
          suffix={CELSIUS}
          value={values.temperatureHigh}
          onChange={(temperatureHigh) => setValues(() => ({ temperatureHigh }))}
        />
      </Flex>
    </Card>
  )
}

/** Once the portal may have the report, both stay as they are. */
function ProjectAndDay() {
  const { values, setValues, entry } = useReportForm()
  const { projectId, projectLabel, reportOn } = values
  const isFixed = entry.reportId !== null || entry.attempt !== null
  const choose = (id: number, label: string) =>
    setValues((now) => ({
      ...{ projectId: id, projectLabel: label },
      // tasks belong to the schedule of their project
      works: [],
      blockers: now.blockers.map((one) => ({ ...one, taskId: null, label: '' })),
    }))
  return (
    <>
      <Labelled name="projectId" required>
        {isFixed ? (
          <Input readOnly dir="auto" value={projectLabel} />
        ) : (
          <ProjectSelect value={projectId} label={projectLabel} onChange={choose} />
        )}
      </Labelled>
      <Labelled name="reportOn" required>
        <DayInput
          value={reportOn}
          disabled={isFixed}
          onChange={(day) => setValues(() => ({ reportOn: day ?? '' }))}
        />
      </Labelled>
    </>
  )
}

/** What has no rows of its own. */
export function NotesSection() {
  const { t } = useTranslation()
  const { values, setValues } = useReportForm()
  return (
    <Card size="small" title={t(`${SITE_REPORTS}.sections.notes`)} style={{ marginBlockEnd: 16 }}>
      <Labelled name="visitors">
        <Input
          dir="auto"
          maxLength={1000}
          value={values.visitors}
          onChange={({ target }) => setValues(() => ({ visitors: target.value }))}
        />
      </Labelled>
      <Labelled name="notes">
        <Input.TextArea
          dir="auto"
          maxLength={4000}
          autoSize={{ minRows: 3 }}
          value={values.notes}
          onChange={({ target }) => setValues(() => ({ notes: target.value }))}
        />
      </Labelled>
    </Card>
  )
}
