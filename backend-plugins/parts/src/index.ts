// declare the services in use here
import type {} from '@harrow/catalogue';
import type {} from '@harrow/profiles';
import type {} from '@harrow/search';
import type AgentToolsService from './services/agent-tools';
import type DeliveredMachineService from './services/delivered-machine';
import type MachineService from './services/machine';
import type MachineSettingsService from './services/machine-settings';
import type OwnedMachineService from './services/owned-machine';
import type PartService from './services/part';
import type PartFigureService from './services/part-figure';
import type PartUsesService from './services/part-uses';
import type PartsBookService from './services/parts-book';
import type PartsBookCalloutsService from './services/parts-book-callouts';
import type PartsBookImportService from './services/parts-book-import';
import type ReplacedPartService from './services/replaced-part';

declare module '@harrow/plugin-kit' {
  interface Services {
    agentToolsService: AgentToolsService;
    deliveredMachineService: DeliveredMachineService;
    machineService: MachineService;
    machineSettingsService: MachineSettingsService;
    ownedMachineService: OwnedMachineService;
    partFigureService: PartFigureService;
    partsBookCalloutsService: PartsBookCalloutsService;
    partsBookImportService: PartsBookImportService;
    partsBookService: PartsBookService;
    partService: PartService;
    partUsesService: PartUsesService;
    replacedPartService: ReplacedPartService;
  }
}
