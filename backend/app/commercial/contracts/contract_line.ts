import { ContractLineSchema } from '#database/schema'

export default class ContractLine extends ContractLineSchema {}
