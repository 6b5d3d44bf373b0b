import { Button, Flex, Form, Input, Select, Typography } from 'antd'
import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { errorsBelow, useFormState } from '../../../kit/form/form-context'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { LineError } from '../../../kit/lines/line-error'
import { MARKUP_BASES, MARKUP_KINDS, MARKUP_MODES, newMarkup, type Markup } from './markup'
import { QUOTATIONS } from './quotation'

const TEXTS = `${QUOTATIONS}.markup`

interface MarkupsEditorProps {
  value?: Markup[]
  onChange?: (markups: Markup[]) => void
  /** What each adds now. */
  totals: string[]
  currency: string
}

/** Overhead, profit and contingency in the order in which they apply. */
export function MarkupsField(props: Pick<MarkupsEditorProps, 'totals' | 'currency'>) {
  return (
    <Form.Item name="markups" noStyle>
      <MarkupsEditor {...props} />
    </Form.Item>
  )
}

function MarkupsEditor({ value = [], onChange, totals, currency }: MarkupsEditorProps) {
  const { t } = useTranslation()
  const errors = errorsBelow(useFormState().serverErrors, 'markups')
  const write = (markups: Markup[]) => onChange?.(markups)
  const change = (index: number, part: Partial<Markup>) =>
    write(value.map((markup, at) => (at === index ? { ...markup, ...part } : markup)))
  const raise = (index: number) =>
    write(value.flatMap((markup, at) => order(value, index, at) ?? [markup]))
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0, flex: '1 1 420px', minInlineSize: 0 }}>
      <Typography.Text strong style={{ marginInlineEnd: 8 }}>
        {t(`${TEXTS}.title`)}
      </Typography.Text>
      {value.map((markup, index) => (
        <Flex key={index} wrap gap="small" align="start" style={{ marginBlockStart: 8 }}>
          <MarkupInputs
            {...{ markup, index }}
            error={errors[`${index}.value`]?.[0]}
            onChange={(part) => change(index, part)}
          />
          <MarkupEnd
            {...{ index, currency }}
            total={totals[index] ?? '0'}
            onRaise={() => raise(index)}
            onRemove={() => write(value.filter((_, at) => at !== index))}
          />
        </Flex>
      ))}
      <Button
        type="dashed"
        size="small"
        icon={<PlusOutlined />}
        style={{ marginBlockStart: 8 }}
        onClick={() => write([...value, newMarkup()])}
      >
        {t(`${TEXTS}.add`)}
      </Button>
    </fieldset>
  )
}

interface MarkupEndProps {
  index: number
  total: string
  currency: string
  onRaise: () => void
  onRemove: () => void
}

/** What a mark-up adds, and the buttons behind it. */
function MarkupEnd({ index, total, currency, onRaise, onRemove }: MarkupEndProps) {
  const { t } = useTranslation()
  return (
    <>
      <span style={{ minInlineSize: 96, textAlign: 'end', lineHeight: '32px' }}>
        <Money bare value={total} currency={currency} />
      </span>
      <Button
        type="text"
        icon={<ArrowUpOutlined />}
        disabled={index === 0}
        aria-label={t(`${TEXTS}.raise`, { number: index + 1 })}
        onClick={onRaise}
      />
      <Button
        type="text"
        danger
        icon={<DeleteOutlined />}
        aria-label={t(`${TEXTS}.remove`, { number: index + 1 })}
        onClick={onRemove}
      />
    </>
  )
}

/** The pair that changes places when one goes up: returned for the upper place, nothing for the lower. */
function order(value: Markup[], raised: number, at: number): Markup[] | null {
  if (at === raised - 1) return [value[raised]!, value[at]!]
  return at === raised ? [] : null
}

interface MarkupInputsProps {
  markup: Markup
  index: number
  error?: string
  onChange: (part: Partial<Markup>) => void
}

function MarkupInputs({ markup, index, error, onChange }: MarkupInputsProps) {
  const { t } = useTranslation()
  const label = (name: string) =>
    t(`${TEXTS}.input`, { name: t(`${TEXTS}.${name}`), number: index + 1 })
  const options = (name: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${TEXTS}.${name}s.${value}`) }))
  return (
    <>
      <Select
        aria-label={label('kind')}
        value={markup.kind}
        options={options('kind', MARKUP_KINDS)}
        onChange={(kind) => onChange({ kind })}
        style={{ inlineSize: 130 }}
      />
      {markup.kind === 'other' ? (
        <OwnName label={label('label')} {...{ markup, onChange }} />
      ) : null}
      <MarkupValue label={label('value')} {...{ markup, error, onChange }} />
      <Select
        aria-label={label('mode')}
        value={markup.mode}
        options={options('mode', MARKUP_MODES)}
        onChange={(mode) => onChange({ mode })}
        style={{ inlineSize: 96 }}
      />
      {markup.mode === 'percent' ? (
        <Select
          aria-label={label('base')}
          value={markup.base}
          options={options('base', MARKUP_BASES)}
          onChange={(base) => onChange({ base })}
          style={{ inlineSize: 150 }}
        />
      ) : null}
    </>
  )
}

function OwnName({ label, markup, onChange }: Omit<MarkupValueProps, 'error'>) {
  const { t } = useTranslation()
  return (
    <Input
      aria-label={label}
      placeholder={t(`${TEXTS}.label`)}
      value={markup.label ?? ''}
      maxLength={120}
      onChange={({ target }) => onChange({ label: target.value })}
      style={{ inlineSize: 130 }}
    />
  )
}

interface MarkupValueProps extends Omit<MarkupInputsProps, 'index'> {
  label: string
}

function MarkupValue({ label, markup, error, onChange }: MarkupValueProps) {
  return (
    <div style={{ inlineSize: 90 }}>
      <DecimalInput
        aria-label={label}
        value={markup.value}
        status={error ? 'error' : undefined}
        onChange={(value) => onChange({ value })}
      />
      <LineError text={error} />
    </div>
  )
}
