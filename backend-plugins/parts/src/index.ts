// declare the services in use here
import type {} from '@harrow/catalogue';
import type MachineService from './services/machine';
import type MachineSettingsService from './services/machine-settings';
import type PartService from './services/part';
import type PartFigureService from './services/part-figure';

declare module '@harrow/plugin-kit' {
  interface Services {
    machineService: MachineService;
    machineSettingsService: MachineSettingsService;
    partFigureService: PartFigureService;
    partService: PartService;
  }
}
