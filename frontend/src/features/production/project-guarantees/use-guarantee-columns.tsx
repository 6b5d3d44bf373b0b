import { Button, Flex, Space, Tag, Typography, type TableColumnsType } from 'antd'
import { CheckCircleOutlined, EditOutlined, FieldTimeOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { DeleteRow } from '../../../kit/show/tab-rows'
import type { Open } from './guarantees-tab'
import { GUARANTEES, useGuaranteeWrites, type Guarantee } from './project-guarantees'

const COLORS = { active: 'green', expiring: 'orange', expired: 'red', released: 'default' } as const

export function useGuaranteeColumns(
  projectId: number,
  onOpen: (open: Open) => void
): TableColumnsType<Guarantee> {
  const { t } = useTranslation()
  const title = (key: string) => t(`${GUARANTEES}.fields.${key}`)
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
    { title: title('expiresOn'), key: 'expiresOn', render: (_, row) => <Ends guarantee={row} /> },
    { title: title('status'), key: 'status', render: (_, row) => <Status guarantee={row} /> },
    {
      title: t('common.actions'),
      key: 'actions',
      render: (_, row) =>
        row.can.delete ? <Actions projectId={projectId} guarantee={row} onOpen={onOpen} /> : NONE,
    },
  ]
}

/** The day on which it ends, and below it the one that it was given at first. */
function Ends({ guarantee: { expiresOn, firstExpiresOn } }: { guarantee: Guarantee }) {
  const { t } = useTranslation()
  return (
    <Flex vertical>
      <DateText value={expiresOn} />
      {firstExpiresOn === expiresOn ? null : (
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {t(`${GUARANTEES}.originally`)} <DateText value={firstExpiresOn} />
        </Typography.Text>
      )}
    </Flex>
  )
}

function Status({ guarantee: { status, daysLeft, releasedOn } }: { guarantee: Guarantee }) {
  const { t } = useTranslation()
  return (
    <Flex vertical align="start">
      <Tag color={COLORS[status]}>{t(`${GUARANTEES}.statuses.${status}`)}</Tag>
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {releasedOn ? <DateText value={releasedOn} /> : null}
        {status === 'expiring' ? t(`${GUARANTEES}.days_left`, { count: daysLeft ?? 0 }) : null}
      </Typography.Text>
    </Flex>
  )
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
