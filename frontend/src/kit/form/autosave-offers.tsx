import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../api/types'
import { http } from '../../api/http'
import { messageOf } from '../../api/http-error'
import { toast } from '../../providers/toast'
import { DraftOffer, DraftOffers } from './draft-offers'
import type { Autosave, AutosaveTarget } from './use-autosave'

interface AutosaveOffersProps {
  target: AutosaveTarget
  /** Version of the record that is on the screen. */
  version: number | undefined
  onTakeUp: (autosave: Autosave, values: object) => void
}

/** What was typed earlier and never saved: it can be restored or discarded. */
export function AutosaveOffers(props: AutosaveOffersProps) {
  const { offers, taken, act } = useOffers(props)
  if (taken || offers.length === 0) return null
  return (
    <DraftOffers>
      {offers.map((offer) => (
        <DraftOffer
          key={offer.key}
          savedAt={offer.savedAt}
          name={offer.projectName}
          outdated={offer.baseVersion !== null && offer.baseVersion !== props.version}
          onRestore={() => act.mutate({ offer, discard: false })}
          onDiscard={() => act.mutate({ offer, discard: true })}
        />
      ))}
    </DraftOffers>
  )
}

function useOffers({ target, onTakeUp }: AutosaveOffersProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [taken, setTaken] = useState(false)
  const search = target.recordId ? `?${target.recordField}=${target.recordId}` : ''
  const key = ['autosaves', target.path, target.recordId ?? null]
  const { data: offers = [] } = useQuery({
    queryKey: key,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) =>
      (await http.get<Autosave[]>(target.path + search, { signal })).data,
  })
  const act = useMutation({
    mutationFn: async ({ offer, discard }: { offer: Autosave; discard: boolean }) => {
      const url = `${target.path}/${offer.key}`
      if (discard) return http.delete(url)
      const { data } = await http.get<Schema<'QuotationAutosaveContent'>>(url)
      const kept = JSON.parse(data.content) as object
      onTakeUp(offer, target.toValues?.(kept) ?? kept)
      setTaken(true)
    },
    onSuccess: (_, { offer }) =>
      client.setQueryData(key, (old?: Autosave[]) => old?.filter((one) => one.key !== offer.key)),
    onError: (error) =>
      void toast({
        variant: 'destructive',
        title: t('kit.autosave.failed'),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
  return { offers, taken, act }
}
