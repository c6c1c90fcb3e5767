import type { PublicService } from 'shared-lib/model/booking';
import { button, element } from '../../../dom/elements';
import { serviceFacts } from './service-facts';
import { words } from '../words';

const line = (className: string, text: string) => element('span', { class: className, dir: 'auto' }, text);

/** Renders the choice of a service, without React, which is loaded later than the services. */
export class ServiceStep {
  /** Element around the step. */
  readonly place = element('div', {});
  readonly #list = element('ul', { class: 'tj-services' });
  readonly #status = element('p', { class: 'tj-quiet', role: 'status' });
  #shown: readonly PublicService[] | null = null;
  #onChoose: (serviceId: string) => void = () => undefined;

  /** Says that the services are on their way. */
  wait(): void {
    this.place.replaceChildren(element('p', { class: 'tj-quiet' }, words().loading));
  }

  /** Shows services, with the focus on their heading when they appear; services that are shown already stay as they are. */
  show(services: readonly PublicService[], onChoose: (serviceId: string) => void): void {
    this.#onChoose = onChoose;
    if (services === this.#shown) return;
    const isNew = this.#shown === null;
    this.#shown = services;
    const focused = this.#buttons().find((one) => one === document.activeElement)?.dataset['service'];
    this.#list.replaceChildren(...services.map((service) => element('li', {}, this.#button(service))));
    if (isNew) {
      const heading = element('h2', { class: 'tj-step', tabindex: '-1' }, words().service.heading);
      this.mark('');
      this.place.replaceChildren(heading, this.#list, this.#status);
      heading.focus();
    } else if (focused)
      this.#buttons()
        .find(({ dataset }) => dataset['service'] === focused)
        ?.focus();
  }

  /** Marks the chosen service while the next step is on its way; an empty id marks none. */
  mark(serviceId: string): void {
    for (const one of this.#buttons())
      if (serviceId === '') one.removeAttribute('aria-pressed');
      else one.setAttribute('aria-pressed', String(one.dataset['service'] === serviceId));
    this.#status.textContent = serviceId === '' ? '' : words().loading;
  }

  /** Removes what is shown. */
  clear(): void {
    this.#shown = null;
    this.place.replaceChildren();
  }

  #buttons(): HTMLButtonElement[] {
    return [...this.#list.querySelectorAll('button')];
  }

  #button(service: PublicService): HTMLElement {
    const { id, name, description } = service;
    return button(
      { class: 'tj-service', 'data-service': id },
      () => this.#onChoose(id),
      line('tj-title', name),
      element('span', { class: 'tj-detail' }, serviceFacts(service)),
      ...(description ? [line('tj-detail', description)] : []),
    );
  }
}
