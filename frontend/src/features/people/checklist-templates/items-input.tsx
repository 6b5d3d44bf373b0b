import { Button, Flex, Input, InputNumber, Select, Space } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { PersonSelect } from '../../../kit/inputs/person-select'
import { CHECKLIST_TEMPLATES, type TemplateItem } from './checklist-template'
import styles from './items-input.module.css'

const MOST_DAYS = 365

interface ItemsInputProps {
  id?: string
  value?: TemplateItem[]
  onChange?: (items: TemplateItem[]) => void
}

const newItem = (): TemplateItem => ({
  ...{ title: '', titleAr: '', owner: 'hr', ownerUserId: null, dueDays: 0 },
})

/** The items of a template, one row each. */
export function ItemsInput({ id, value = [], onChange }: ItemsInputProps) {
  const { t } = useTranslation()
  const replace = (at: number, changes: Partial<TemplateItem>) =>
    onChange?.(value.map((item, index) => (index === at ? { ...item, ...changes } : item)))
  return (
    <Flex vertical gap="small" id={id}>
      {value.map((item, at) => (
        <ItemRow
          // rows have no name of their own
          key={at}
          number={at + 1}
          item={item}
          onChange={(changes) => replace(at, changes)}
          onRemove={() => onChange?.(value.filter((_, index) => index !== at))}
        />
      ))}
      <div>
        <Button icon={<PlusOutlined />} onClick={() => onChange?.([...value, newItem()])}>
          {t(`${CHECKLIST_TEMPLATES}.add_item`)}
        </Button>
      </div>
    </Flex>
  )
}

interface ItemRowProps {
  number: number
  item: TemplateItem
  onChange: (changes: Partial<TemplateItem>) => void
  onRemove: () => void
}

function ItemRow({ number, item, onChange, onRemove }: ItemRowProps) {
  const { t } = useTranslation()
  const label = (key: string) => t(`${CHECKLIST_TEMPLATES}.item.${key}`, { number })
  return (
    <div className={styles.row} role="group" aria-label={label('row')}>
      <Input
        dir="ltr"
        maxLength={160}
        value={item.title}
        aria-label={label('title')}
        placeholder={t(`${CHECKLIST_TEMPLATES}.item.title_hint`)}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <Input
        dir="rtl"
        maxLength={160}
        value={item.titleAr}
        aria-label={label('title_ar')}
        placeholder={t(`${CHECKLIST_TEMPLATES}.item.title_ar_hint`)}
        onChange={({ target }) => onChange({ titleAr: target.value })}
      />
      <OwnerInput number={number} item={item} onChange={onChange} />
      <DueDays
        days={item.dueDays}
        label={label('due')}
        onChange={(dueDays) => onChange({ dueDays })}
      />
      <Button
        type="text"
        danger
        icon={<DeleteOutlined />}
        aria-label={label('remove')}
        title={label('remove')}
        onClick={onRemove}
      />
    </div>
  )
}

type OwnerInputProps = Omit<ItemRowProps, 'onRemove'>

/** Who does the item: those with a place or a right, or a user by name. */
function OwnerInput({ number, item, onChange }: OwnerInputProps) {
  const { t } = useTranslation()
  const label = (key: string) => t(`${CHECKLIST_TEMPLATES}.item.${key}`, { number })
  return (
    <Flex vertical gap="small">
      <ChoiceSelect
        list="checklist-owners"
        allowClear={false}
        value={item.owner}
        aria-label={label('owner')}
        onChange={(owner) => onChange({ owner: owner as TemplateItem['owner'], ownerUserId: null })}
      />
      {item.owner === 'user' ? (
        <PersonSelect
          value={item.ownerUserId}
          aria-label={label('user')}
          onChange={(ownerUserId) => onChange({ ownerUserId })}
        />
      ) : null}
    </Flex>
  )
}

interface DueDaysProps {
  days: number
  label: string
  onChange: (days: number) => void
}

/** So many days before or after the first or last day. */
function DueDays({ days, label, onChange }: DueDaysProps) {
  const { t } = useTranslation()
  const isBefore = days < 0
  const set = (amount: number, before: boolean) => onChange(before ? -amount : amount)
  return (
    <Space.Compact block>
      <InputNumber
        min={0}
        max={MOST_DAYS}
        precision={0}
        value={Math.abs(days)}
        aria-label={label}
        onChange={(amount) => set(amount ?? 0, isBefore)}
        style={{ width: 72 }}
      />
      <Select
        value={isBefore ? 'before' : 'after'}
        aria-label={label}
        options={['before', 'after'].map((value) => ({
          value,
          label: t(`${CHECKLIST_TEMPLATES}.item.${value}`),
        }))}
        onChange={(side) => set(Math.abs(days) || (side === 'before' ? 1 : 0), side === 'before')}
        style={{ flex: 1 }}
      />
    </Space.Compact>
  )
}
