UPDATE outbox_route SET subjects = subjects || '{order.reminder,staff.digest}' WHERE lane = 'mail';
