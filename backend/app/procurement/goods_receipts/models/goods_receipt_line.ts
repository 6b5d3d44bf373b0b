import { GoodsReceiptLineSchema } from '#database/schema'

export default class GoodsReceiptLine extends GoodsReceiptLineSchema {}
