import { useState } from 'react'
import { Alert, App, Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../api/http-error'
import type { Schema } from '../../../api/types'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { LoadFailed } from '../../../kit/load-failed'
import { Details } from '../../../kit/show/details'
import { useTabWrites } from '../../../kit/show/use-tab-rows'
import { useHeldEquipment } from '../equipment-held/held-equipment'
import { changesPath } from '../job-changes/job-changes'
import { Handovers } from './handovers'
import { LEAVINGS, useLeaving, useRefreshLeaving, type Leaving } from './leaving'
import { LeavingDialog } from './leaving-dialog'

type Employee = Schema<'Employee'>

/** When a person leaves, who takes over, and what was handed over; nothing for who stays. */
export function LeavingCard({ employee }: { employee: Employee }) {
  const { t } = useTranslation()
  const query = useLeaving(employee.id)
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const leaving = query.data?.leaving
  if (!leaving) return null
  return (
    <Flex vertical gap="middle">
      <Details
        resource={LEAVINGS}
        title={t(`${LEAVINGS}.title`)}
        extra={<Steps employee={employee} leaving={leaving} />}
        items={factsOf(leaving)}
      />
      <ToReturn employeeId={employee.id} />
      {leaving.handovers.length ? <Handovers rows={leaving.handovers} /> : null}
    </Flex>
  )
}

const factsOf = ({ lastDayOn, endsOn, immediate, endedAt, successorName }: Leaving) => [
  { name: 'lastDayOn', value: <DateText value={lastDayOn} /> },
  {
    name: endedAt ? 'endedAt' : 'endsOn',
    value: endedAt ? (
      <InstantText value={endedAt} />
    ) : immediate ? null : (
      <DateText value={endsOn} />
    ),
  },
  { name: 'successorName', value: <Successor name={successorName} /> },
]

function Successor({ name }: { name: string | null }) {
  const { t } = useTranslation()
  return name ? <bdi>{name}</bdi> : t(`${LEAVINGS}.the_manager`)
}

/** What the person still has of the firm's. */
function ToReturn({ employeeId }: { employeeId: number }) {
  const { t } = useTranslation()
  const { data = [] } = useHeldEquipment(employeeId)
  if (!data.length) return null
  return (
    <Alert
      type="warning"
      showIcon
      message={t(`${LEAVINGS}.to_return`, { count: data.length })}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {data.map(({ id, tag, name, nameAr }) => (
            <li key={id}>
              <Ltr>{tag}</Ltr> · <LocalName name={name} nameAr={nameAr} />
            </li>
          ))}
        </ul>
      }
    />
  )
}

function Steps({ employee, leaving }: { employee: Employee; leaving: Leaving }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const withdraw = useWithdrawing(employee, leaving)
  return (
    <Flex gap="small" wrap>
      {leaving.can.move ? (
        <Button size="small" onClick={() => setOpen(true)}>
          {t(`${LEAVINGS}.move`)}
        </Button>
      ) : null}
      {leaving.can.withdraw ? (
        <ConfirmAction
          danger
          size="small"
          label={t(`${LEAVINGS}.withdraw`)}
          title={t(`${LEAVINGS}.withdraw_title`)}
          content={t(`${LEAVINGS}.withdraw_text`)}
          confirmLabel={t(`${LEAVINGS}.withdraw`)}
          onConfirm={withdraw}
        />
      ) : null}
      {isOpen ? (
        <LeavingDialog employee={employee} planned={leaving} onClose={() => setOpen(false)} />
      ) : null}
    </Flex>
  )
}

/** Calls the leaving off; says why where it is refused. */
function useWithdrawing(employee: Employee, leaving: Leaving) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const write = useTabWrites(changesPath(employee.id))
  const refresh = useRefreshLeaving(employee.id)
  return async () => {
    await write({
      path: `employees/${employee.id}/job-changes/${leaving.jobChangeId}`,
      method: 'delete',
      version: employee.version,
      done: t(`${LEAVINGS}.withdrawn`),
    }).catch((error: unknown) => {
      message.error(messageOf(error, t('kit.try_again')))
      throw error
    })
    await refresh()
  }
}
