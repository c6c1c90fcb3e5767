import type { ComponentProps } from 'react';
import { FormStep } from '../steps/form-step';
import { aPublicService } from './booking-server';

/** Returns the form of a booking that nobody has filled in, except for the overrides. */
export const aFormStep = (overrides: Partial<ComponentProps<typeof FormStep>> = {}) => (
  <FormStep
    service={aPublicService()}
    ownerName="Ana García"
    values={{ name: '', email: '', phone: '', notes: '', answers: {} }}
    errors={{}}
    isSending={false}
    aboutLimit=""
    aboutHold=""
    problem={null}
    onChange={() => undefined}
    onErrors={() => undefined}
    onSubmit={() => undefined}
    {...overrides}
  />
);
