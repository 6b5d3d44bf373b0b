import { Flex, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'
import { useFormats } from '../../../kit/display/use-formats'
import { DayInput } from '../../../kit/inputs/day-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { Segments } from '../../../kit/segments'
import { SHOWN, STAFFING, type Staffing, type StaffingQuestion } from './staffing'

const WEEKS = [1, 4, 8, 13, 26]
const LOW = { marginBlockEnd: 0 }

interface StaffingFiltersProps {
  question: StaffingQuestion
  projects: Staffing['projects']
}

/** From which week on, of which department and project. */
export function StaffingFilters({ question, projects }: StaffingFiltersProps) {
  const { t } = useTranslation()
  const { from, departmentId, show, set } = question
  const fromLabel = t(`${STAFFING}.from`)
  const departmentLabel = t(`${STAFFING}.department`)
  return (
    <Flex wrap gap="middle" align="flex-start">
      <Form.Item label={fromLabel} style={LOW}>
        <DayInput aria-label={fromLabel} value={from} onChange={(day) => set({ from: day })} />
      </Form.Item>
      <WeeksSelect question={question} />
      <Form.Item label={departmentLabel} style={{ ...LOW, minWidth: 240 }}>
        <RecordSelect
          lookup="departments/lookup"
          aria-label={departmentLabel}
          value={departmentId}
          placeholder={t(`${STAFFING}.all_departments`)}
          onChange={(id) => set({ departmentId: id === null ? null : String(id) })}
        />
      </Form.Item>
      <ProjectSelect question={question} projects={projects} />
      <Segments
        aria-label={t(`${STAFFING}.show`)}
        options={SHOWN.map((value) => ({ value, label: t(`${STAFFING}.shown.${value}`) }))}
        value={show}
        onChange={(value) => set({ show: value })}
      />
    </Flex>
  )
}

function WeeksSelect({ question }: Pick<StaffingFiltersProps, 'question'>) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <Form.Item
      label={t(`${STAFFING}.weeks`)}
      htmlFor="staffing-weeks"
      style={{ ...LOW, minWidth: 150 }}
    >
      <PlainSelect
        id="staffing-weeks"
        options={WEEKS.map((count) => ({
          value: String(count),
          label: t(`${STAFFING}.weeks_count`, { count, number: formats.number(count) }),
        }))}
        value={String(question.weeks)}
        onChange={(value) => question.set({ weeks: value })}
      />
    </Form.Item>
  )
}

/** The projects on which somebody is in these weeks; the chosen one stays among them. */
function ProjectSelect({ question, projects }: StaffingFiltersProps) {
  const { t, i18n } = useTranslation()
  const label = t(`${STAFFING}.project`)
  return (
    <Form.Item label={label} style={{ ...LOW, minWidth: 260 }}>
      <Select
        allowClear
        showSearch
        aria-label={label}
        optionFilterProp="label"
        placeholder={t(`${STAFFING}.all_projects`)}
        options={projects.map(({ id, code, name, nameAr }) => ({
          value: id,
          label: `${code} · ${nameIn(i18n.language, name, nameAr)}`,
        }))}
        value={question.projectId}
        onChange={(id) => question.set({ projectId: id ? String(id) : null })}
        style={{ width: '100%' }}
      />
    </Form.Item>
  )
}
