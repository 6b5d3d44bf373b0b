import { useState } from 'react'
import { Button, Checkbox, Flex, List, Tag } from 'antd'
import { DiffOutlined, FilePdfOutlined } from '@ant-design/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { InstantText } from '../../../kit/display/date-text'
import { ItemMeta } from '../../../kit/display/item-meta'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { QUOTATIONS, type QuotationDetail } from './quotation'
import { SheetComparison } from './sheet-comparison'

export type NumberedSheet = Schema<'NumberedTrackingSheet'>

function useSheets(quotation: QuotationDetail) {
  const printed = quotation.trackingSheets?.map(({ id }) => id).join()
  return useQuery({
    queryKey: ['tracking-sheets', quotation.id, printed],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const url = `/api/quotations/${quotation.id}/tracking-sheets`
      return (await http.get<NumberedSheet[]>(url, { signal })).data
    },
  })
}

/** Sheets of a quotation and of its other revisions; any two of them can be compared. */
export function SheetList({ quotation }: { quotation: QuotationDetail }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<number[]>([])
  const [compared, setCompared] = useState(false)
  const query = useSheets(quotation)
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const sheets = query.data ?? []
  if (query.data && sheets.length === 0) return <Empty title={t(`${QUOTATIONS}.no_sheets`)} />
  const choose = (id: number, on: boolean) =>
    setChosen((ids) => (on ? [...ids.slice(-1), id] : ids.filter((one) => one !== id)))
  const pair = sheets.filter(({ id }) => chosen.includes(id))
  return (
    <>
      {sheets.length > 1 ? (
        <CompareBar ready={pair.length === 2} onCompare={() => setCompared(true)} />
      ) : null}
      <List
        size="small"
        bordered
        loading={query.isPending}
        style={{ background: 'var(--ant-color-bg-container)' }}
        rowKey="id"
        dataSource={sheets}
        renderItem={(sheet) => (
          <SheetItem
            sheet={sheet}
            chosen={sheets.length > 1 ? chosen.includes(sheet.id) : null}
            onChoose={(on) => choose(sheet.id, on)}
          />
        )}
      />
      <SheetComparison
        pair={compared && pair.length === 2 ? [pair[1]!, pair[0]!] : null}
        onClose={() => setCompared(false)}
      />
    </>
  )
}

interface CompareBarProps {
  ready: boolean
  onCompare: () => void
}

function CompareBar({ ready, onCompare }: CompareBarProps) {
  const { t } = useTranslation()
  return (
    <Flex gap="small" align="center" wrap>
      <Button icon={<DiffOutlined />} disabled={!ready} onClick={onCompare}>
        {t(`${QUOTATIONS}.sheets.compare`)}
      </Button>
      {ready ? null : t(`${QUOTATIONS}.sheets.choose_two`)}
    </Flex>
  )
}

interface SheetItemProps {
  sheet: NumberedSheet
  /** Null where there is nothing to compare with. */
  chosen: boolean | null
  onChoose: (on: boolean) => void
}

function SheetItem({ sheet, chosen, onChoose }: SheetItemProps) {
  const { t } = useTranslation()
  return (
    <List.Item extra={<Tag>{t(`${QUOTATIONS}.sheets.language.${sheet.language ?? 'en'}`)}</Tag>}>
      <ItemMeta
        avatar={
          chosen !== null ? (
            <Checkbox
              aria-label={t(`${QUOTATIONS}.sheets.choose`, {
                number: sheet.number,
                sheetNo: sheet.sheetNo,
              })}
              checked={chosen}
              onChange={({ target }) => onChoose(target.checked)}
            />
          ) : (
            <FilePdfOutlined aria-hidden />
          )
        }
        title={<SheetLink sheet={sheet} />}
        description={
          <>
            <bdi>{sheet.number}</bdi> · <InstantText value={sheet.createdAt} /> ·{' '}
            <bdi>{sheet.createdBy?.name}</bdi>
          </>
        }
      />
    </List.Item>
  )
}

function SheetLink({ sheet }: { sheet: NumberedSheet }) {
  const { t } = useTranslation()
  return (
    <a href={`${sheet.url}?inline=1`} target="_blank" rel="noreferrer">
      {t(`${QUOTATIONS}.sheet`, { number: sheet.sheetNo, revision: sheet.revision })}
    </a>
  )
}
