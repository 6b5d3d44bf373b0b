import { Flex, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { ChoiceSelect } from '../inputs/choice-select'
import { LineError } from '../lines/line-error'
import type { Schema } from '../../api/types'

export type Term = Schema<'DocumentTerm'>

interface TermInputsProps {
  term: Term
  /** The list of its kinds. */
  kinds: string
  /** Its place among the terms. */
  at: number
  /** What the server says is wrong, by `place.field`. */
  errors: Record<string, string[] | undefined>
  onChange: (part: Partial<Term>) => void
}

/** A term's kind, title and text, in both languages. */
export function TermInputs({ term, kinds, at, errors, onChange }: TermInputsProps) {
  const { t } = useTranslation()
  const shared = (name: keyof Term) => ({
    'aria-label': t('kit.terms.input', {
      name: t(`kit.terms.fields.${name}`),
      number: at + 1,
    }),
    placeholder: t(`kit.terms.fields.${name}`),
    value: term[name],
    status: errors[`${at}.${name}`] ? ('error' as const) : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  const wrong = Object.keys(errors).find((name) => name.startsWith(`${at}.`))
  return (
    <Flex vertical gap="small">
      <Flex wrap gap="small">
        <div style={{ inlineSize: 160 }}>
          <ChoiceSelect
            list={kinds}
            aria-label={shared('kind')['aria-label']}
            allowClear={false}
            value={term.kind}
            onChange={(kind) => onChange({ kind: String(kind) })}
          />
        </div>
        <Input {...shared('name')} maxLength={160} dir="ltr" style={{ flex: '1 1 200px' }} />
        <Input {...shared('nameAr')} maxLength={160} dir="rtl" style={{ flex: '1 1 200px' }} />
      </Flex>
      <Input.TextArea {...shared('text')} maxLength={2000} dir="ltr" autoSize={{ minRows: 2 }} />
      <Input.TextArea {...shared('textAr')} maxLength={2000} dir="rtl" autoSize={{ minRows: 2 }} />
      <LineError text={wrong ? errors[wrong]?.[0] : undefined} />
    </Flex>
  )
}
