import { Button, Card } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money, Percent, Quantity } from '../../../kit/display/numbers'
import { Figure, FigureList } from '../../../kit/show/figure-list'
import { NONE } from '../../../kit/display/none'
import { CONSUMPTION, COST_CURRENCY, type ConsumptionDetail, type Opened } from './consumption'
import { Wastage } from './wastage'
import styles from './consumption.module.css'

interface FactsProps {
  row: ConsumptionDetail
  onOpen: (figure: Opened) => void
}

/** What the work needs beside what went out and what was built in. */
export function Facts(props: FactsProps) {
  return (
    <div className={styles.cards}>
      <PlanFacts {...props} />
      <StockFacts {...props} />
      <SiteFacts {...props} />
    </div>
  )
}

function Amount({ value, row }: { value: string | null; row: ConsumptionDetail }) {
  return value === null ? NONE : <Quantity value={value} unit={row.unit} />
}

const Share = ({ value }: { value: string | null }) =>
  value === null ? NONE : <Percent value={value} decimals={2} />

function PlanFacts({ row, onOpen }: FactsProps) {
  const { t } = useTranslation()
  return (
    <FactsCard title={t(`${CONSUMPTION}.groups.plan`)}>
      <Fact name="planned">
        <Amount value={row.planned} row={row} />
      </Fact>
      <Fact name="progress">
        {row.progress === null ? (
          NONE
        ) : (
          <Opener figure="progress" onOpen={onOpen}>
            <Share value={row.progress} />
          </Opener>
        )}
      </Fact>
      <Fact name="progressOn">
        {row.plan?.progressOn ? <DateText value={row.plan.progressOn} /> : NONE}
      </Fact>
      <Fact name="progressFrom">{t(`${CONSUMPTION}.progress_from.${row.progressFrom}`)}</Fact>
      <Fact name="theoretical">
        <Amount value={row.theoretical} row={row} />
      </Fact>
    </FactsCard>
  )
}

function StockFacts({ row, onOpen }: FactsProps) {
  const { t } = useTranslation()
  return (
    <FactsCard title={t(`${CONSUMPTION}.groups.stock`)}>
      {(['issued', 'returned', 'net'] as const).map((figure) => (
        <Fact key={figure} name={figure}>
          <Opener figure={figure} onOpen={onOpen}>
            <Amount value={row[figure]} row={row} />
          </Opener>
        </Fact>
      ))}
      {row.cost === null ? null : (
        <Fact name="cost">
          <Money value={row.cost} currency={COST_CURRENCY} />
        </Fact>
      )}
    </FactsCard>
  )
}

function SiteFacts({ row, onOpen }: FactsProps) {
  const { t } = useTranslation()
  return (
    <FactsCard title={t(`${CONSUMPTION}.groups.site`)}>
      <Fact name="installed">
        <Opener figure="installed" onOpen={onOpen}>
          <Amount value={row.installed} row={row} />
        </Opener>
      </Fact>
      <Fact name="onSite">
        <Amount value={row.onSite} row={row} />
      </Fact>
      <Fact name="wastage">
        <Wastage of={row} />
      </Fact>
      <Fact name="allowance">
        <Share value={row.allowance} />
      </Fact>
      {row.overSinceOn ? (
        <Fact name="overSinceOn">
          <DateText value={row.overSinceOn} />
        </Fact>
      ) : null}
    </FactsCard>
  )
}

function FactsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card size="small" title={title}>
      <FigureList>{children}</FigureList>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation()
  return <Figure name={t(`${CONSUMPTION}.fields.${name}`)}>{children}</Figure>
}

interface OpenerProps {
  figure: Opened
  onOpen: (figure: Opened) => void
  children: ReactNode
}

function Opener({ figure, onOpen, children }: OpenerProps) {
  const { t } = useTranslation()
  const label = t(`${CONSUMPTION}.open_rows`, { figure: t(`${CONSUMPTION}.fields.${figure}`) })
  return (
    <Button
      type="link"
      size="small"
      className={styles.opener}
      title={label}
      onClick={() => onOpen(figure)}
    >
      {children}
    </Button>
  )
}
