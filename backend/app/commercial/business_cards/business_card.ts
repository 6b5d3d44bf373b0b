import { BusinessCardSchema } from '#database/schema'

export default class BusinessCard extends BusinessCardSchema {}
