import { PlainController } from '#core/resources/plain_controller'
import type { Hooks } from '#core/resources/save_record'
import Assembly from '#engineering/assemblies/assembly'
import { assemblies } from '#engineering/assemblies/resource'
import { checkAssembly } from './check_assembly.js'

export default class AssembliesController extends PlainController {
  resource = assemblies
  model = Assembly
  hooks: Hooks<Assembly> = { checkSaved: checkAssembly }
}
