// CommonJS add-ons of Nest require() its core, which is ESM. Jest refuses that while the same modules are still being
// linked, so the core is evaluated first.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
