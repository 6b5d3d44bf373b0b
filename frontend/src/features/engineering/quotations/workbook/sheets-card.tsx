import { useState } from 'react'
import { Alert, Button, Card, Checkbox, Flex, List, Tag, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import type { QuotationDetail } from '../quotation'
import { ImportReport } from './import-report'
import { MakeLines } from './make-lines'
import { SheetMapping } from './sheet-mapping'
import { WORKBOOK, type ClientWorkbook, type Mapping, type WorkbookSheet } from './workbook'

interface SheetsCardProps {
  quotation: QuotationDetail
  workbook: ClientWorkbook
  onImported: () => void
}

/** Which sheets are read and how, and the lines that are made of them. */
export function SheetsCard({ quotation, workbook, onImported }: SheetsCardProps) {
  const { t } = useTranslation()
  const { sheets, importReport } = workbook
  const [mappings, setMappings] = useState<Mapping[]>(() => sheets.map(mappingOf))
  const [open, setOpen] = useState(() => sheets.findIndex(({ isMapped }) => isMapped))
  const mayChange = quotation.can.update
  const change = (mapping: Mapping) =>
    setMappings((all) => all.map((one) => (one.position === mapping.position ? mapping : one)))
  return (
    <Card size="small" title={t(`${WORKBOOK}.sheets`)}>
      <Flex vertical gap="middle">
        <SheetList {...{ sheets, mappings, open, mayChange, setOpen }} onChange={change} />
        {mappings.some(({ isMapped }) => isMapped) ? null : (
          <Alert type="info" showIcon message={t(`${WORKBOOK}.none_chosen`)} />
        )}
        {open >= 0 ? (
          <SheetMapping
            key={open}
            quotationId={quotation.id}
            mapping={mappings[open]!}
            mayChange={mayChange}
            onChange={change}
          />
        ) : null}
        {mayChange ? (
          <MakeLines quotation={quotation} mappings={mappings} onImported={onImported} />
        ) : null}
        {importReport ? <ImportReport report={importReport} /> : null}
      </Flex>
    </Card>
  )
}

interface SheetListProps {
  sheets: WorkbookSheet[]
  mappings: Mapping[]
  open: number
  mayChange: boolean
  onChange: (mapping: Mapping) => void
  setOpen: (position: number) => void
}

function SheetList({ sheets, mappings, open, mayChange, onChange, setOpen }: SheetListProps) {
  return (
    <List
      size="small"
      rowKey="position"
      dataSource={sheets}
      style={{ maxBlockSize: 260, overflowY: 'auto' }}
      renderItem={(sheet) => (
        <SheetItem
          {...{ sheet, mayChange, onChange }}
          mapping={mappings[sheet.position]!}
          isOpen={open === sheet.position}
          onOpen={() => setOpen(sheet.position)}
        />
      )}
    />
  )
}

const mappingOf = ({ position, isMapped, header, columns }: WorkbookSheet): Mapping => ({
  ...{ position, isMapped, header, columns },
})

interface SheetItemProps {
  sheet: WorkbookSheet
  mapping: Mapping
  isOpen: boolean
  mayChange: boolean
  onChange: (mapping: Mapping) => void
  onOpen: () => void
}

function SheetItem({ sheet, mapping, isOpen, mayChange, onChange, onOpen }: SheetItemProps) {
  const { t } = useTranslation()
  const choose = (isMapped: boolean) => {
    onChange({ ...mapping, isMapped })
    if (isMapped) onOpen()
  }
  return (
    <List.Item>
      <Flex gap="small" align="center" wrap>
        <Checkbox
          checked={mapping.isMapped}
          disabled={!mayChange}
          aria-label={t(`${WORKBOOK}.read_sheet`, { name: sheet.name })}
          onChange={({ target }) => choose(target.checked)}
        />
        <Button
          type="link"
          size="small"
          aria-pressed={isOpen}
          onClick={onOpen}
          style={{ fontWeight: isOpen ? 600 : undefined }}
        >
          <bdi>{sheet.name}</bdi>
        </Button>
        <Typography.Text type="secondary">
          {t(`${WORKBOOK}.lines_found`, { count: sheet.lines })}
        </Typography.Text>
        {sheet.isHidden ? <Tag>{t(`${WORKBOOK}.hidden`)}</Tag> : null}
        {sheet.isProtected ? <Tag>{t(`${WORKBOOK}.protected`)}</Tag> : null}
      </Flex>
    </List.Item>
  )
}
