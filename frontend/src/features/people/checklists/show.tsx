import { StopOutlined } from '@ant-design/icons'
import { Link, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { nameIn } from '../../../kit/display/name-in'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { CHECKLISTS, LIST_PATH, type Checklist } from './checklist'
import { DueText } from './due-text'
import { ItemTable } from './item-table'

export default function ChecklistShow() {
  const { t, i18n } = useTranslation()
  const query = useRecord<Checklist>(CHECKLISTS, useParams().id)
  return (
    <ResourceShow<Checklist>
      resource={CHECKLISTS}
      query={query}
      back={{ to: LIST_PATH, label: t(`${CHECKLISTS}.title`) }}
      titleOf={({ employeeName, employeeNameAr }) =>
        nameIn(i18n.language, employeeName, employeeNameAr)
      }
      tags={(checklist) => <StatusTag status={checklist.status} />}
      subtitle={({ name, nameAr }) => <LocalName name={name} nameAr={nameAr} />}
      summary={summaryOf}
      progress={({ itemCount, doneCount }) => ({
        label: t(`${CHECKLISTS}.done_of`, { count: doneCount, of: itemCount }),
        percent: itemCount ? Math.round((100 * doneCount) / itemCount) : 100,
      })}
      actions={(checklist) => <Actions checklist={checklist} />}
      remembered={false}
      tabs={(checklist) => [
        {
          key: 'items',
          label: t(`${CHECKLISTS}.items`),
          children: <ItemTable items={checklist.items} />,
        },
      ]}
    />
  )
}

const summaryOf = (checklist: Checklist) => [
  {
    name: 'employeeName',
    value: (
      <Link to={`/hr/employees/${checklist.employeeId}?tab=checklists`}>
        <LocalName name={checklist.employeeName} nameAr={checklist.employeeNameAr} />
      </Link>
    ),
  },
  { name: 'kind', value: <ChoiceText list="checklist-kinds" value={checklist.kind} /> },
  { name: 'anchorOn', value: <DateText value={checklist.anchorOn} /> },
  {
    name: 'nextDueOn',
    value: <DueText on={checklist.nextDueOn} isOpen={checklist.status === 'open'} />,
  },
]

function Actions({ checklist }: { checklist: Checklist }) {
  const { t } = useTranslation()
  const action = useRecordAction(CHECKLISTS)
  const text = (key: string) => t(`${CHECKLISTS}.action.${key}`)
  return (
    <>
      {checklist.can.cancel ? (
        <ConfirmAction
          danger
          icon={<StopOutlined />}
          label={text('cancel')}
          title={text('cancel_title')}
          content={text('cancel_text')}
          confirmLabel={text('cancel')}
          onConfirm={() => action.run(checklist, { path: 'cancel', done: text('cancelled') })}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}
