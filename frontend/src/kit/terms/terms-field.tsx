import { useEffect } from 'react'
import { Button, Collapse, Flex, Form, Select, Typography } from 'antd'
import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../api/types'
import { nameIn } from '../display/name-in'
import { errorsBelow, useFormState } from '../form/form-context'
import { useChoiceLabel } from '../inputs/use-choices'
import { TermInputs, type Term } from './term-inputs'

const TEXTS = 'kit.terms'

type Entry = Schema<'OfferTerm'>

const termOf = ({ kind, name, nameAr, text, textAr }: Entry): Term => ({
  ...{ kind, name, nameAr, text, textAr },
})
const blankTerm = (): Term => ({ kind: 'general', name: '', nameAr: '', text: '', textAr: '' })

interface TermsFieldProps {
  /** Of the form. */
  name: string
  title: string
  /** The library below `/api`, and the list of its kinds. */
  library: string
  kinds: string
  /** A new document starts with the standard terms. */
  isNew: boolean
}

/** The terms of a document: those of the library to start with, each changed at will. */
export function TermsField({ name, title, library: endpoint, kinds, isNew }: TermsFieldProps) {
  const form = Form.useFormInstance()
  const { data: library = [] } = useQuery<Entry[]>({
    queryKey: [`/api/${endpoint}?active=true&_start=0&_end=100&_sort=place&_order=asc`],
  })
  useEffect(() => {
    if (!isNew || !library.length || form.getFieldValue(name) !== undefined) return
    form.setFieldValue(name, library.filter(({ standard }) => standard).map(termOf))
  }, [form, isNew, library, name])
  return (
    <Form.Item name={name} noStyle>
      <TermsEditor {...{ library, kinds, title, field: name }} />
    </Form.Item>
  )
}

interface TermsEditorProps {
  title: string
  field: string
  kinds: string
  value?: Term[]
  onChange?: (terms: Term[]) => void
  library: Entry[]
}

function TermsEditor({ value = [], onChange, library, title, ...own }: TermsEditorProps) {
  const write = (terms: Term[]) => onChange?.(terms)
  return (
    <Flex vertical gap="small">
      <Typography.Text strong>{title}</Typography.Text>
      {value.length ? <TermList {...own} terms={value} onChange={write} /> : null}
      <AddTerm library={library} onAdd={(term) => write([...value, term])} />
    </Flex>
  )
}

interface TermListProps {
  field: string
  kinds: string
  terms: Term[]
  onChange: (terms: Term[]) => void
}

/** One line for each term, which opens to be changed. */
function TermList({ field, kinds, terms, onChange }: TermListProps) {
  const { t, i18n } = useTranslation()
  const kindOf = useChoiceLabel(kinds)
  const errors = errorsBelow(useFormState().serverErrors, field)
  const isWrong = (at: number) => Object.keys(errors).some((name) => name.startsWith(`${at}.`))
  const change = (at: number, part: Partial<Term>) =>
    onChange(terms.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const label = (term: Term, at: number) => (
    <Typography.Text type={isWrong(at) ? 'danger' : undefined}>
      <bdi>{nameIn(i18n.language, term.name, term.nameAr) || t(`${TEXTS}.own`)}</bdi> ·{' '}
      {kindOf(term.kind)}
    </Typography.Text>
  )
  const inputs = (term: Term, at: number) => (
    <TermInputs {...{ term, at, errors, kinds }} onChange={(part) => change(at, part)} />
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
function raised(terms: Term[], at: number): Term[] {
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
  onAdd: (term: Term) => void
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
