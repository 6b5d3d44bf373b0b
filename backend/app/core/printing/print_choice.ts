import vine from '@vinejs/vine'
import type { PrintLanguage } from '#engines/pdf/document'

/** What a document for someone outside can be printed in. */
export const PRINT_CHOICES = ['en', 'ar', 'both'] as const
export type PrintChoice = (typeof PRINT_CHOICES)[number]

export interface PrintLayout {
  /** Decides the direction of the page. */
  language: PrintLanguage
  /** Without the other language beside it. */
  alone: boolean
}

/** Of both languages Arabic leads: in the Kingdom it is the one that binds. */
export const layoutOf = (choice: PrintChoice): PrintLayout =>
  choice === 'both' ? { language: 'ar', alone: false } : { language: choice, alone: true }

/** The language of one print; left out, that of the one who gets it. */
export const printChoiceValidator = vine.create({ language: vine.enum(PRINT_CHOICES).optional() })
