import { useEffect } from 'react'
import { Button, Collapse, Flex, Form, Select, Typography } from 'antd'
import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../../api/types'
import { nameIn } from '../../../../kit/display/name-in'
import { errorsBelow, useFormState } from '../../../../kit/form/form-context'
import { useChoiceLabel } from '../../../../kit/inputs/use-choices'
import { QUOTATIONS, type OfferTerm } from '../quotation'
import { TermInputs } from './term-inputs'

const TEXTS = `${QUOTATIONS}.offer`
const LIBRARY = '/api/offer-terms?active=true&_start=0&_end=100&_sort=place&_order=asc'

type Entry = Schema<'OfferTerm'>

const termOf = ({ kind, name, nameAr, text, textAr }: Entry): OfferTerm => ({
  ...{ kind, name, nameAr, text, textAr },
})
const blankTerm = (): OfferTerm => ({ kind: 'general', name: '', nameAr: '', text: '', textAr: '' })

/** The terms of the offer: those of the library to start with, each changed at will. */
export function TermsField({ isNew }: { isNew: boolean }) {
  const form = Form.useFormInstance()
  const { data: library = [] } = useQuery<Entry[]>({ queryKey: [LIBRARY] })
  useEffect(() => {
    if (!isNew || !library.length || form.getFieldValue('terms') !== undefined) return
    form.setFieldValue('terms', library.filter(({ standard }) => standard).map(termOf))
  }, [form, isNew, library])
  return (
    <Form.Item name="terms" noStyle>
      <TermsEditor library={library} />
    </Form.Item>
  )
}

interface TermsEditorProps {
  value?: OfferTerm[]
  onChange?: (terms: OfferTerm[]) => void
  library: Entry[]
}

function TermsEditor({ value = [], onChange, library }: TermsEditorProps) {
  const { t } = useTranslation()
  const write = (terms: OfferTerm[]) => onChange?.(terms)
  return (
    <Flex vertical gap="small">
      <Typography.Text strong>{t(`${TEXTS}.terms`)}</Typography.Text>
      {value.length ? <TermList terms={value} onChange={write} /> : null}
      <AddTerm library={library} onAdd={(term) => write([...value, term])} />
    </Flex>
  )
}

interface TermListProps {
  terms: OfferTerm[]
  onChange: (terms: OfferTerm[]) => void
}

/** One line for each term, which opens to be changed. */
function TermList({ terms, onChange }: TermListProps) {
  const { t, i18n } = useTranslation()
  const kindOf = useChoiceLabel('offer-term-kinds')
  const errors = errorsBelow(useFormState().serverErrors, 'terms')
  const isWrong = (at: number) => Object.keys(errors).some((name) => name.startsWith(`${at}.`))
  const change = (at: number, part: Partial<OfferTerm>) =>
    onChange(terms.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const label = (term: OfferTerm, at: number) => (
    <Typography.Text type={isWrong(at) ? 'danger' : undefined}>
      <bdi>{nameIn(i18n.language, term.name, term.nameAr) || t(`${TEXTS}.own`)}</bdi> ·{' '}
      {kindOf(term.kind)}
    </Typography.Text>
  )
  const inputs = (term: OfferTerm, at: number) => (
    <TermInputs {...{ term, at, errors }} onChange={(part) => change(at, part)} />
  )
  return (
    <Flex vertical gap={4}>
      {terms.map((term, at) => (
        <Flex key={at} align="flex-start">
          <Collapse
            size="small"
            style={{ flex: 1, minInlineSize: 0 }}
            items={[{ key: at, label: label(term, at), children: inputs(term, at) }]}
          />
          <TermEnd
            at={at}
            onRaise={() => onChange(raised(terms, at))}
            onRemove={() => onChange(terms.filter((_, index) => index !== at))}
          />
        </Flex>
      ))}
    </Flex>
  )
}

/** The terms with one moved up by one place. */
function raised(terms: OfferTerm[], at: number): OfferTerm[] {
  const next = [...terms]
  next.splice(at - 1, 2, terms[at]!, terms[at - 1]!)
  return next
}

interface TermEndProps {
  at: number
  onRaise: () => void
  onRemove: () => void
}

function TermEnd({ at, onRaise, onRemove }: TermEndProps) {
  const { t } = useTranslation()
  return (
    <span style={{ flex: 'none', paddingBlockStart: 6 }}>
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined />}
        disabled={at === 0}
        aria-label={t(`${TEXTS}.raise`, { number: at + 1 })}
        onClick={onRaise}
      />
      <Button
        type="text"
        size="small"
        danger
        icon={<DeleteOutlined />}
        aria-label={t(`${TEXTS}.remove`, { number: at + 1 })}
        onClick={onRemove}
      />
    </span>
  )
}

interface AddTermProps {
  library: Entry[]
  onAdd: (term: OfferTerm) => void
}

function AddTerm({ library, onAdd }: AddTermProps) {
  const { t, i18n } = useTranslation()
  const options = library.map(({ id, name, nameAr }) => ({
    value: id,
    label: nameIn(i18n.language, name, nameAr),
  }))
  return (
    <Flex wrap gap="small">
      <Select
        aria-label={t(`${TEXTS}.from_library`)}
        placeholder={t(`${TEXTS}.from_library`)}
        value={null}
        options={options}
        showSearch
        optionFilterProp="label"
        style={{ minInlineSize: 220, flex: '0 1 320px' }}
        onChange={(id) => {
          const entry = library.find((one) => one.id === id)
          if (entry) onAdd(termOf(entry))
        }}
      />
      <Button type="dashed" icon={<PlusOutlined />} onClick={() => onAdd(blankTerm())}>
        {t(`${TEXTS}.add`)}
      </Button>
    </Flex>
  )
}
