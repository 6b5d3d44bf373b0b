import { Button, Space, type TableColumnsType } from 'antd'
import { CheckCircleOutlined, EditOutlined, FieldTimeOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { DeleteRow } from '../../../kit/show/tab-rows'
import { GuaranteeEnd, GuaranteeStatus } from './guarantee-status'
import type { Open } from './guarantees-tab'
import { GUARANTEES, useGuaranteeWrites, type Guarantee } from './project-guarantees'

export function useGuaranteeColumns(
  projectId: number,
  onOpen: (open: Open) => void
): TableColumnsType<Guarantee> {
  const { t } = useTranslation()
  const title = (key: string) => t(`${GUARANTEES}.fields.${key}`)
  return [
    ...factColumns(title),
    {
      title: t('common.actions'),
      key: 'actions',
      render: (_, row) =>
        row.can.delete ? <Actions projectId={projectId} guarantee={row} onOpen={onOpen} /> : NONE,
    },
  ]
}

function factColumns(title: (key: string) => string): TableColumnsType<Guarantee> {
  return [
    {
      title: title('kind'),
      key: 'kind',
      render: (_, { kind }) => <ChoiceText list="guarantee-kinds" value={kind} />,
    },
    { title: title('number'), key: 'number', render: (_, { number }) => <bdi>{number}</bdi> },
    { title: title('bank'), key: 'bank', render: (_, { bank }) => <MixedText>{bank}</MixedText> },
    {
      title: title('amount'),
      key: 'amount',
      align: 'end',
      render: (_, { amount, currency }) => <Money value={amount} currency={currency} />,
    },
    {
      title: title('issuedOn'),
      key: 'issuedOn',
      render: (_, { issuedOn }) => <DateText value={issuedOn} />,
    },
    {
      title: title('expiresOn'),
      key: 'expiresOn',
      render: (_, row) => <GuaranteeEnd guarantee={row} />,
    },
    {
      title: title('status'),
      key: 'status',
      render: (_, row) => <GuaranteeStatus guarantee={row} />,
    },
  ]
}

interface ActionsProps {
  projectId: number
  guarantee: Guarantee
  onOpen: (open: Open) => void
}

const STEPS = [
  { what: 'edit', needs: 'update', icon: <EditOutlined /> },
  { what: 'extend', needs: 'extend', icon: <FieldTimeOutlined /> },
  { what: 'release', needs: 'release', icon: <CheckCircleOutlined /> },
] as const

function Actions({ projectId, guarantee, onOpen }: ActionsProps) {
  const { t } = useTranslation()
  const write = useGuaranteeWrites(projectId)
  const { id, number, version, can } = guarantee
  const text = (key: string) => t(`${GUARANTEES}.${key}`, { number })
  return (
    <Space size={0}>
      {STEPS.filter(({ needs }) => can[needs]).map(({ what, icon }) => (
        <Button
          key={what}
          type="text"
          size="small"
          icon={icon}
          aria-label={`${text(what)}: ${number}`}
          title={text(what)}
          onClick={() => onOpen({ what, guarantee })}
        />
      ))}
      <DeleteRow
        name={number}
        title={text('delete_title')}
        content={text('delete_text')}
        onDelete={() =>
          write({
            ...{ path: `project-guarantees/${id}`, method: 'delete' },
            ...{ version, done: text('deleted') },
          })
        }
      />
    </Space>
  )
}
