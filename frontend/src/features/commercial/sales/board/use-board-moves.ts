import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../../kit/use-send'
import { useAbility } from '../../../../providers/access'
import { toast } from '../../../../providers/toast'
import { neededFor } from '../../leads/lead'
import { moveLead } from '../../leads/move-dialog'
import { SALES } from '../sales'
import { keyOf, numberOf, placeOf, refusalOf, type BoardCard, type Place } from './moves'

export interface AskedMove {
  card: BoardCard
  place: Place
}

/**
 * Takes cards to other columns: at once where nothing has to be entered, else by a dialog. What is not
 * possible is refused with its reason.
 */
export function useBoardMoves(refetch: () => void) {
  const { t } = useTranslation()
  const send = useSend()
  const rights = {
    manage: useAbility('quotations.manage'),
    approve: useAbility('quotations.approve'),
  }
  const [asked, setAsked] = useState<AskedMove | null>(null)
  const move = (card: BoardCard, place: Place) => {
    if (keyOf(placeOf(card)) === keyOf(place)) return
    const refusal = refusalOf(card, place, rights)
    if (refusal) {
      toast({
        variant: 'warning',
        title: t(`${SALES}.board.cannot`, { number: numberOf(card) }),
        description: t(`${SALES}.board.why.${refusal}`),
      })
    } else if (
      card.kind === 'lead' &&
      place.kind === 'lead' &&
      !neededFor(card.lead.stage, place.stage)
    ) {
      const values = { number: card.lead.number, stage: t(`kit.status.${place.stage}`) }
      const done = t('commercial.leads.move.done', values)
      // a refusal has been shown by then; the board is read again either way
      void send(done, () => moveLead(card.lead, place.stage)).then(refetch, refetch)
    } else setAsked({ card, place })
  }
  return { rights, asked, move, close: () => setAsked(null) }
}
