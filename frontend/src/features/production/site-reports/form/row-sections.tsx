import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { ChoiceSelect } from '../../../../kit/inputs/choice-select'
import { SITE_REPORTS } from '../site-report'
import { useReportForm } from './form-context'
import { Labelled, NumberField, TextField } from './labelled'
import { MaterialSelect } from './material-select'
import { Rows } from './rows'
import { TaskSelect } from './task-select'
import type { WorkRow } from './values'

export function CrewSection() {
  return (
    <Rows kind="crews">
      {(row, set, path) => (
        <>
          <Labelled name={`${path}.trade`} required>
            <ChoiceSelect
              list="site-trades"
              value={row.trade}
              allowClear={false}
              onChange={(trade) => set({ trade: trade as string | null })}
            />
          </Labelled>
          <NumberField
            name={`${path}.headcount`}
            required
            value={row.headcount}
            onChange={(headcount) => set({ headcount })}
          />
          <NumberField
            name={`${path}.hours`}
            required
            value={row.hours}
            onChange={(hours) => set({ hours })}
          />
        </>
      )}
    </Rows>
  )
}

export function EquipmentSection() {
  return (
    <Rows kind="equipment">
      {(row, set, path) => (
        <>
          <TextField
            name={`${path}.name`}
            required
            maxLength={120}
            value={row.name}
            onChange={(name) => set({ name })}
          />
          <NumberField
            name={`${path}.count`}
            required
            value={row.count}
            onChange={(count) => set({ count })}
          />
          <NumberField
            name={`${path}.hours`}
            required
            value={row.hours}
            onChange={(hours) => set({ hours })}
          />
        </>
      )}
    </Rows>
  )
}

export function WorkSection() {
  const { t } = useTranslation()
  const { values, tasks } = useReportForm()
  const isUnplanned = values.projectId !== null && tasks.length === 0
  return (
    <>
      {isUnplanned ? (
        <Alert
          type="info"
          showIcon
          message={t(`${SITE_REPORTS}.no_tasks`)}
          style={{ marginBlockEnd: 8 }}
        />
      ) : null}
      <Rows kind="works">{(row, set, path) => <WorkFields row={row} set={set} path={path} />}</Rows>
    </>
  )
}

interface WorkFieldsProps {
  row: WorkRow
  set: (change: Partial<WorkRow>) => void
  path: string
}

function WorkFields({ row, set, path }: WorkFieldsProps) {
  return (
    <>
      <TaskSelect
        name={`${path}.taskId`}
        required
        value={row.taskId}
        label={row.label}
        onChange={(taskId, label, task) =>
          set({
            ...{ taskId, label, materialId: null, materialLabel: '' },
            ...(task && { percent: String(task.percentComplete) }),
          })
        }
      />
      <NumberField
        name={`${path}.percentComplete`}
        required
        suffix="%"
        value={row.percent}
        onChange={(percent) => set({ percent })}
      />
      <InstalledFields row={row} set={set} path={path} />
      <NumberField
        name={`${path}.remaining`}
        value={row.remaining}
        onChange={(remaining) => set({ remaining })}
      />
      <TextField name={`${path}.note`} value={row.note} onChange={(note) => set({ note })} />
    </>
  )
}

/** How much was done, of a material that the task needs or in a unit of its own. */
function InstalledFields({ row, set, path }: WorkFieldsProps) {
  return (
    <>
      <MaterialSelect name={`${path}.materialId`} row={row} onChange={set} />
      <NumberField
        name={`${path}.quantity`}
        required={row.materialId !== null}
        value={row.quantity}
        onChange={(quantity) => set({ quantity })}
      />
      <TextField
        name={`${path}.unit`}
        maxLength={20}
        disabled={row.materialId !== null}
        value={row.unit}
        onChange={(unit) => set({ unit })}
      />
    </>
  )
}

export function BlockerSection() {
  return (
    <Rows kind="blockers">
      {(row, set, path) => (
        <>
          <Labelled name={`${path}.reason`} required>
            <ChoiceSelect
              list="site-blockers"
              value={row.reason}
              allowClear={false}
              onChange={(reason) => set({ reason: reason as string | null })}
            />
          </Labelled>
          <TaskSelect
            name={`${path}.taskId`}
            value={row.taskId}
            label={row.label}
            onChange={(taskId, label) => set({ taskId, label })}
          />
          <TextField
            name={`${path}.details`}
            required
            maxLength={1000}
            value={row.details}
            onChange={(details) => set({ details })}
          />
        </>
      )}
    </Rows>
  )
}
