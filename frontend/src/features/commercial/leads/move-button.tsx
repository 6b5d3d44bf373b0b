import { useState } from 'react'
import { SwapOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../kit/use-send'
import { LEADS, neededFor, type Lead, type LeadStage } from './lead'
import { moveLead, MoveDialog } from './move-dialog'

interface MoveLeadProps {
  lead: Lead
  onMoved: () => void
}

/** Offers the stages that a lead may go to, and asks where a move needs more than itself. */
export function MoveButton({ lead, onMoved }: MoveLeadProps) {
  const { t } = useTranslation()
  const send = useSend()
  const [asked, setAsked] = useState<LeadStage | null>(null)
  const done = (stage: LeadStage) =>
    t(`${LEADS}.move.done`, { number: lead.number, stage: t(`kit.status.${stage}`) })
  const choose = (stage: LeadStage) => {
    if (neededFor(lead.stage, stage)) return setAsked(stage)
    // a refusal has been shown by then; the record is read again either way
    void send(done(stage), () => moveLead(lead, stage)).then(onMoved, onMoved)
  }
  return (
    <>
      <Dropdown
        autoFocus
        trigger={['click']}
        menu={{
          items: lead.allowedMoves.map((key) => ({ key, label: t(`kit.status.${key}`) })),
          onClick: ({ key }) => choose(key as LeadStage),
        }}
      >
        <Button type="primary" icon={<SwapOutlined />}>
          {t(`${LEADS}.move.action`)}
        </Button>
      </Dropdown>
      {asked ? (
        <MoveDialog lead={lead} stage={asked} onMoved={onMoved} onClose={() => setAsked(null)} />
      ) : null}
    </>
  )
}
