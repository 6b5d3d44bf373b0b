import { PurchaseBillLineSchema } from '#database/schema'

export default class PurchaseBillLine extends PurchaseBillLineSchema {}
