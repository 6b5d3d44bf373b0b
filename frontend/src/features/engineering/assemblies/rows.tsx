import { useMemo } from 'react'
import { List } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { nameIn } from '../../../kit/display/name-in'
import { useChoices } from '../../../kit/inputs/use-choices'
import { newLineKey } from '../../../kit/lines/operations'
import { RowsInput } from '../../../kit/lines/rows-input'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { costHeadOptions } from '../../../kit/cost-heads/cost-heads'

const ASSEMBLIES = 'engineering.assemblies'

type Assembly = Schema<'Assembly'>

interface RowsProps {
  value?: object[]
  onChange?: (rows: object[]) => void
}

const blankOf = (names: string[]) => (): Line => ({
  key: newLineKey(),
  ...Object.fromEntries(names.map((name) => [name, ''])),
})
const blankParameter = blankOf(['name', 'label', 'labelAr', 'initial'])
const blankComponent = blankOf([
  ...['rateId', 'description', 'descriptionAr', 'unit', 'costHead', 'quantity'],
  ...['unitRate', 'unitCost'],
])

/** What the assembly asks for. */
export function ParametersInput(props: RowsProps) {
  const { t } = useTranslation()
  const columns = useMemo<LineColumn[]>(() => {
    const named = (key: string) => ({ key, title: t(`${ASSEMBLIES}.parameter.${key}`) })
    return [
      { ...named('name'), kind: 'text', dir: 'ltr', required: true },
      { ...named('label'), kind: 'text', dir: 'auto', required: true },
      { ...named('labelAr'), kind: 'text', dir: 'rtl', required: true },
      { ...named('initial'), kind: 'decimal', required: true, width: '120px' },
    ]
  }, [t])
  const label = t(`${ASSEMBLIES}.fields.parameters`)
  return <RowsInput {...props} {...{ label, columns }} name="parameters" blank={blankParameter} />
}

/** The lines that it writes, each with a formula for its quantity. */
export function ComponentsInput(props: RowsProps) {
  const { t } = useTranslation()
  const { options: units } = useChoices('units')
  const columns = useMemo<LineColumn[]>(() => {
    const named = (key: string) => ({ key, title: t(`${ASSEMBLIES}.component.${key}`) })
    const heads = costHeadOptions(t)
    return [
      { ...named('rateId'), kind: 'record', lookup: 'rates/lookup', width: '22%' },
      { ...named('quantity'), kind: 'text', dir: 'ltr', required: true, width: '22%' },
      { ...named('description'), kind: 'text', dir: 'auto' },
      { ...named('descriptionAr'), kind: 'text', dir: 'rtl', detail: 'unused' },
      { ...named('unit'), kind: 'suggest', options: units, width: '90px', detail: 'unused' },
      { ...named('costHead'), kind: 'choice', options: heads, detail: 'unused', width: '120px' },
      { ...named('unitRate'), kind: 'decimal', width: '110px' },
      { ...named('unitCost'), kind: 'decimal', width: '110px' },
    ]
  }, [t, units])
  const label = t(`${ASSEMBLIES}.fields.components`)
  return <RowsInput {...props} {...{ label, columns }} name="components" blank={blankComponent} />
}

export function ParametersText({ assembly }: { assembly: Assembly }) {
  const { i18n } = useTranslation()
  return (
    <List
      size="small"
      dataSource={assembly.parameters}
      renderItem={({ name, label, labelAr, initial }) => (
        <List.Item>
          <bdi>{nameIn(i18n.language, label, labelAr)}</bdi> <Ltr>{`${name} = ${initial}`}</Ltr>
        </List.Item>
      )}
    />
  )
}

export function ComponentsText({ assembly: { components } }: { assembly: Assembly }) {
  const rates = useRates(components.flatMap(({ rateId }) => rateId ?? []))
  return (
    <List
      size="small"
      dataSource={components}
      renderItem={({ description, descriptionAr, rateId, quantity }) => {
        const rate = rates.get(rateId ?? 0)
        return (
          <List.Item>
            <span>
              {rate ? (
                <>
                  <Ltr>{rate.code}</Ltr> <LocalName name={rate.name} nameAr={rate.nameAr} />
                </>
              ) : (
                <LocalName name={description} nameAr={descriptionAr} />
              )}
            </span>
            <Ltr>{quantity}</Ltr>
          </List.Item>
        )
      }}
    />
  )
}

/** The rates that an assembly is built of, by their ids. */
function useRates(ids: readonly number[]): Map<number, Schema<'Rate'>> {
  const query = new URLSearchParams([...new Set(ids)].map((id) => ['id', String(id)]))
  const { data = [] } = useQuery<Schema<'Rate'>[]>({
    queryKey: [`/api/rates?${query}`],
    enabled: ids.length > 0,
  })
  return new Map(data.map((rate) => [rate.id, rate]))
}
