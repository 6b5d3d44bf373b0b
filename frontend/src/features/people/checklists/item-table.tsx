import { CheckCircleFilled, ClockCircleOutlined } from '@ant-design/icons'
import { Flex, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { MixedText } from '../../../kit/display/mixed-text'
import { NONE } from '../../../kit/display/none'
import { RecordTable } from '../../../kit/table/record-table'
import { CHECKLISTS, type ChecklistItem } from './checklist'
import { DueText } from './due-text'
import { ItemButton } from './item-button'
import { OwnerText } from './owner-text'

/** What is to be done, who does it by when, and what was done. */
export function ItemTable({ items }: { items: ChecklistItem[] }) {
  const { t } = useTranslation()
  const title = (key: string) => t(`${CHECKLISTS}.fields.${key}`)
  return (
    <RecordTable<ChecklistItem>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={items}
      columns={[
        { title: title('title'), key: 'title', render: (_, item) => <Task item={item} /> },
        { title: title('owner'), key: 'owner', render: (_, item) => <OwnerText item={item} /> },
        {
          title: title('dueOn'),
          key: 'dueOn',
          render: (_, item) => <DueText on={item.dueOn} isOpen={item.doneAt === null} />,
        },
        { title: title('doneAt'), key: 'doneAt', render: (_, item) => <Done item={item} /> },
        {
          title: t('common.actions'),
          key: 'actions',
          render: (_, item) => <ItemButton item={item} />,
        },
      ]}
    />
  )
}

function Task({ item }: { item: ChecklistItem }) {
  const { t } = useTranslation()
  const isDone = item.doneAt !== null
  const label = t(`${CHECKLISTS}.item.${isDone ? 'is_done' : 'is_open'}`)
  return (
    <Flex gap={8} align="baseline">
      {isDone ? (
        <CheckCircleFilled aria-label={label} style={{ color: 'var(--ant-color-success)' }} />
      ) : (
        <ClockCircleOutlined aria-label={label} />
      )}
      <LocalName name={item.title} nameAr={item.titleAr} />
    </Flex>
  )
}

function Done({ item: { doneAt, doneByName, note } }: { item: ChecklistItem }) {
  if (!doneAt) return NONE
  return (
    <Flex vertical>
      <span>
        <InstantText value={doneAt} /> {doneByName ? <MixedText>{doneByName}</MixedText> : null}
      </span>
      {note ? (
        <Typography.Text type="secondary">
          <MixedText>{note}</MixedText>
        </Typography.Text>
      ) : null}
    </Flex>
  )
}
