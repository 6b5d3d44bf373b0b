import { BaseTransformer } from '@adonisjs/core/transformers'
import type BusinessCard from './business_card.js'
import type { Duplicate } from '#commercial/clients/find_duplicates'

/** A scanned card: what was read, beside its pictures, with whom it might already be. */
export default class BusinessCardTransformer extends BaseTransformer<BusinessCard> {
  constructor(
    card: BusinessCard,
    private readonly duplicates: Duplicate[] = []
  ) {
    super(card)
  }

  toObject() {
    const card = this.resource
    const open = card.status !== 'confirmed'
    return {
      ...this.pick(card, ['id', 'status', 'clientId', 'jobId', 'error', 'version', 'createdBy']),
      fields: card.fields ?? {},
      rawText: card.rawText ?? '',
      imageUrl: `/api/files/${card.frontFileId}/content?inline=1`,
      backImageUrl: card.backFileId ? `/api/files/${card.backFileId}/content?inline=1` : null,
      corners: card.corners ?? [],
      duplicates: this.duplicates,
      createdAt: card.createdAt.toUTC().toISO()!,
      can: { confirm: open, readAgain: open, delete: open },
      allowedActions: open ? ['confirm', 'readAgain', 'delete'] : [],
    }
  }
}
