import type { Schema } from '../../../api/types'

export const SETTINGS = 'administration.settings'
export const SETTINGS_KEY = ['/api/settings'] as const

export type Settings = Schema<'Settings'>
