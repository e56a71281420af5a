import { Module } from '@nestjs/common';
import { LoadShedder } from './load-shedder.js';

@Module({ providers: [LoadShedder] })
export class OverloadModule {}
