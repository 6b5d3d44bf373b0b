import { BASE_CURRENCY } from '@binaa/backend/money'
import type { ReactNode } from 'react'
import { Input, InputNumber, Switch, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../display/date-text'
import { LocalName } from '../display/local-name'
import { Ltr } from '../display/ltr'
import { Money, Quantity } from '../display/numbers'
import { Prose } from '../display/prose'
import { ChoiceSelect, ChoiceText } from '../inputs/choice-select'
import { DayInput } from '../inputs/day-input'
import { DecimalInput } from '../inputs/decimal-input'
import { LatinInput } from '../inputs/latin-input'
import { PersonSelect } from '../inputs/person-select'
import { RecordSelect } from '../inputs/record-select'
import type { ColumnFilter } from '../table/types'

export interface FieldOptions {
  required?: boolean
  sortable?: boolean
  /** In the list only when the user chooses it. */
  optional?: boolean
}

/** One field of a plain resource: how it is entered, shown and filtered. */
export interface PlainField extends FieldOptions {
  /** Null where the server works it out. */
  input: ReactNode
  valuePropName?: string
  initial?: unknown
  wide?: boolean
  /** No column of the list, which is answered without it. */
  unlisted?: boolean
  align?: 'end'
  filter?: ColumnFilter
  show: (record: Record<string, unknown>, name: string) => ReactNode
}

const textOf = (record: Record<string, unknown>, name: string) =>
  record[name] as string | null | undefined

/** A line of text; a name whose Arabic twin `…Ar` the record has is shown in the user's language. */
export const line = ({ max, ...options }: FieldOptions & { max: number }): PlainField => ({
  ...options,
  wide: max > 200,
  input: <Input dir="auto" maxLength={max} autoComplete="off" />,
  filter: { kind: 'text' },
  show: (record, name) => (
    <LocalName name={textOf(record, name)} nameAr={textOf(record, `${name}Ar`)} />
  ),
})

/** The Arabic twin of a text. */
export const arabicLine = ({ max, ...options }: FieldOptions & { max: number }): PlainField => ({
  ...options,
  wide: max > 200,
  input: <Input dir="rtl" maxLength={max} autoComplete="off" />,
  show: (record, name) => <bdi>{textOf(record, name)}</bdi>,
})

/** Text of several lines in one language; never a column. */
export const prose = ({
  max,
  dir,
  ...options
}: FieldOptions & { max: number; dir: 'ltr' | 'rtl' }): PlainField => ({
  ...options,
  wide: true,
  optional: true,
  input: <Input.TextArea dir={dir} maxLength={max} autoSize={{ minRows: 3 }} />,
  show: (record, name) => <Prose>{textOf(record, name) ?? ''}</Prose>,
})

/** A short code in Latin letters and digits. */
export const code = ({ max, ...options }: FieldOptions & { max: number }): PlainField => ({
  ...options,
  input: <LatinInput maxLength={max} autoComplete="off" />,
  filter: { kind: 'text' },
  show: (record, name) => <Ltr>{textOf(record, name)}</Ltr>,
})

export const wholeNumber = (options: FieldOptions = {}): PlainField => ({
  ...options,
  align: 'end',
  input: <InputNumber precision={0} style={{ width: '100%' }} />,
  filter: { kind: 'number' },
  show: (record, name) => {
    const value = record[name] as number | null
    return <Quantity value={value === null ? null : String(value)} />
  },
})

export const decimal = (options: FieldOptions = {}): PlainField => ({
  ...options,
  align: 'end',
  input: <DecimalInput />,
  filter: { kind: 'number' },
  show: (record, name) => <Quantity value={textOf(record, name)} />,
})

export const money = (options: FieldOptions = {}): PlainField => ({
  ...options,
  align: 'end',
  input: <DecimalInput suffix={BASE_CURRENCY} />,
  filter: { kind: 'number' },
  show: (record, name) => <Money value={textOf(record, name)} currency={BASE_CURRENCY} />,
})

export const day = (options: FieldOptions = {}): PlainField => ({
  ...options,
  input: <DayInput />,
  filter: { kind: 'date' },
  show: (record, name) => <DateText value={textOf(record, name)} />,
})

/** A value of one of the portal's lists. */
export const choice = ({ list, ...options }: FieldOptions & { list: string }): PlainField => ({
  ...options,
  input: <ChoiceSelect list={list} />,
  filter: { kind: 'choice', list },
  show: (record, name) => <ChoiceText list={list} value={textOf(record, name)} />,
})

/** Another record; the server answers its name beside the id. */
export const reference = ({
  lookup,
  ...options
}: FieldOptions & { lookup: string }): PlainField => ({
  ...options,
  input: <RecordSelect lookup={lookup} />,
  show: (record, name) => <bdi>{textOf(record, name.replace(/Id$/, 'Name'))}</bdi>,
})

/** A colleague; the server answers the name beside the id. */
export const person = (options: FieldOptions = {}): PlainField => ({
  ...options,
  input: <PersonSelect />,
  show: (record, name) => <bdi>{textOf(record, name.replace(/Id$/, 'Name'))}</bdi>,
})

export const flag = ({ initial, ...options }: FieldOptions & { initial: boolean }): PlainField => ({
  ...options,
  initial,
  input: <Switch />,
  valuePropName: 'checked',
  show: (record, name) => <YesOrNo value={record[name] === true} />,
})

function YesOrNo({ value }: { value: boolean }) {
  const { t } = useTranslation()
  return <Tag color={value ? 'green' : 'default'}>{t(value ? 'common.yes' : 'common.no')}</Tag>
}
