import { useState } from 'react'
import { Button, Flex, Radio, theme } from 'antd'
import { useTranslation } from 'react-i18next'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { CLIENTS, type Client } from './client'
import { MERGED_FIELDS } from './client-merge'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import { NONE } from '../../../kit/display/none'

type Field = (typeof MERGED_FIELDS)[number]

interface MergeFieldsProps {
  kept: Client
  other: Client
  busy: boolean
  /** Gets the names of the fields that are taken from the other client. */
  onMerge: (take: string[]) => void
}

/** Fields in which both say something different have to be chosen; what only one knows is kept. */
export function MergeFields({ kept, other, busy, onMerge }: MergeFieldsProps) {
  const { t } = useTranslation()
  const [take, setTake] = useState<Set<Field>>(
    () => new Set(MERGED_FIELDS.filter((field) => !kept[field] && other[field]))
  )
  const choose = (field: Field, fromOther: boolean) => {
    const next = new Set(take)
    if (fromOther) next.add(field)
    else next.delete(field)
    setTake(next)
  }
  const fields = MERGED_FIELDS.filter(
    (field) => (kept[field] ?? other[field]) && kept[field] !== other[field]
  )
  return (
    <Flex vertical gap="middle">
      {fields.map((field) => (
        <FieldChoice
          key={field}
          field={field}
          kept={kept}
          other={other}
          fromOther={take.has(field)}
          onChange={(fromOther) => choose(field, fromOther)}
        />
      ))}
      {fields.length === 0 ? t('commercial.clients.merge.same') : null}
      <div>
        <Button type="primary" loading={busy} onClick={() => onMerge([...take])}>
          {t('commercial.clients.merge.confirm', { name: other.name })}
        </Button>
      </div>
    </Flex>
  )
}

interface FieldChoiceProps {
  field: Field
  kept: Client
  other: Client
  fromOther: boolean
  onChange: (fromOther: boolean) => void
}

function FieldChoice({ field, kept, other, fromOther, onChange }: FieldChoiceProps) {
  const { t } = useTranslation()
  const { token } = theme.useToken()
  const narrow = useIsNarrow()
  const label = t(`${CLIENTS}.fields.${field}`)
  const option = (client: Client, chosen: boolean) => ({
    value: client === other ? 'other' : 'kept',
    label: <FieldValue field={field} client={client} />,
    style: {
      flex: 1,
      minWidth: 0,
      margin: 0,
      padding: 8,
      border: `1px solid ${chosen ? token.colorPrimary : token.colorBorderSecondary}`,
      borderRadius: token.borderRadius,
      overflowWrap: 'anywhere' as const,
    },
  })
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
      <legend style={{ fontSize: 13, color: token.colorTextSecondary, marginBlockEnd: 4 }}>
        {label}
      </legend>
      <Radio.Group
        value={fromOther ? 'other' : 'kept'}
        onChange={(event) => onChange(event.target.value === 'other')}
        options={[option(kept, !fromOther), option(other, fromOther)]}
        style={{ display: 'flex', flexDirection: narrow ? 'column' : 'row', gap: 8 }}
      />
    </fieldset>
  )
}

function FieldValue({ field, client }: { field: Field; client: Client }) {
  if (field === 'ownerId') return <bdi>{client.ownerName ?? NONE}</bdi>
  const value = client[field]
  if (!value) return NONE
  if (field === 'companyType') return <ChoiceText list="company-types" value={value} />
  return <bdi>{value}</bdi>
}
