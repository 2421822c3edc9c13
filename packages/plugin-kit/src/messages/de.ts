/**
 * The messages of refusals in German, by the English ones; `{}` stands for a number, a name or another text. It has what
 * shoppers can get: the desk of staff is English.
 */
export const de: Readonly<Record<string, string>> = {
  // requests
  'The request was refused.': 'Die Anfrage wurde abgelehnt.',
  'The request is not readable.': 'Die Anfrage ist nicht lesbar.',
  'The request ended before its body did.': 'Die Anfrage endete vor ihrem Inhalt.',
  'The address of this request is not readable.': 'Die Adresse dieser Anfrage ist nicht lesbar.',
  'The body breaks a rule.': 'Der Inhalt verletzt eine Regel.',
  'The body is not valid JSON.': 'Der Inhalt ist kein gültiges JSON.',
  'The body is too large.': 'Der Inhalt ist zu groß.',
  'The body must be UTF-8.': 'Der Inhalt muss UTF-8 sein.',
  'The body must be application/json.': 'Der Inhalt muss application/json sein.',
  'The length of the body is wrong.': 'Die Länge des Inhalts ist falsch.',
  'This content encoding is not supported.': 'Diese Kodierung wird nicht unterstützt.',
  'A {} has no body.': 'Ein {} hat keinen Inhalt.',
  'Idempotency-Key must be 1 to 255 printable characters.':
    'Idempotency-Key muss aus 1 bis 255 druckbaren Zeichen bestehen.',
  'Cross-site requests are not allowed.': 'Anfragen fremder Seiten sind nicht erlaubt.',
  'Something went wrong on our side.': 'Bei uns ist etwas schiefgegangen.',
  'The shop is busy. Please try again in a moment.':
    'Der Shop ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  'Too many requests. Please wait a moment and try again.':
    'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  'The catalogue is not connected.': 'Der Katalog ist nicht verbunden.',
  'The shop sends no messages of its own.': 'Der Shop sendet von sich aus keine Nachrichten.',
  'There is nothing at {}.': 'Unter {} gibt es nichts.',

  // things that do not exist
  'There is no such account.': 'Dieses Konto gibt es nicht.',
  'There is no such customer.': 'Diesen Kunden gibt es nicht.',
  'There is no such figure.': 'Diese Abbildung gibt es nicht.',
  'There is no such image.': 'Dieses Bild gibt es nicht.',
  'There is no such list.': 'Diese Liste gibt es nicht.',
  'There is no such machine.': 'Diese Maschine gibt es nicht.',
  'There is no such order.': 'Diese Bestellung gibt es nicht.',
  'There is no such page.': 'Diese Seite gibt es nicht.',
  'There is no such paper.': 'Dieses Dokument gibt es nicht.',
  'There is no such part.': 'Dieses Teil gibt es nicht.',
  'There is no such parts book.': 'Diese Ersatzteilliste gibt es nicht.',
  'There is no such product.': 'Dieses Produkt gibt es nicht.',
  'There is no such review.': 'Diese Bewertung gibt es nicht.',
  'There is no such {}.': 'Das gibt es nicht.',
  'There is no user with this email.': 'Es gibt niemanden mit dieser E-Mail-Adresse.',

  // accounts
  'Log in to do this.': 'Bitte melden Sie sich dafür an.',
  'Log in first: the ID token is missing.': 'Bitte melden Sie sich zuerst an: das ID-Token fehlt.',
  'Log in again to delete your account.':
    'Bitte melden Sie sich noch einmal an, um Ihr Konto zu löschen.',
  'Logins cannot be checked right now. Try again in a moment.':
    'Anmeldungen können gerade nicht geprüft werden. Bitte versuchen Sie es gleich noch einmal.',
  'The login belongs to another email address.':
    'Die Anmeldung gehört zu einer anderen E-Mail-Adresse.',
  'The login could not be verified. Log in again.':
    'Die Anmeldung konnte nicht geprüft werden. Bitte melden Sie sich noch einmal an.',
  'Your session has ended. Log in again.':
    'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  'Verify your email address first.': 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  'This email address belongs to another account. Verify it first.':
    'Diese E-Mail-Adresse gehört zu einem anderen Konto. Bitte bestätigen Sie sie zuerst.',
  'This account has been closed.': 'Dieses Konto wurde geschlossen.',
  'This account has been deleted.': 'Dieses Konto wurde gelöscht.',
  'This is another user.': 'Das ist jemand anderes.',
  'This is not the email address of your account.':
    'Das ist nicht die E-Mail-Adresse Ihres Kontos.',
  'This is the profile of someone else.': 'Das ist das Profil von jemand anderem.',
  'These are the orders of someone else.': 'Das sind die Bestellungen von jemand anderem.',
  'Only an admin can do this.': 'Das können nur Admins.',
  'Only an owner can do this.': 'Das können nur Inhaber.',
  'Only a manager or an owner can do this.': 'Das können nur Manager und Inhaber.',
  'An admin cannot do this.': 'Admins können das nicht.',
  "You don't have access to make someone admin!!": 'Sie dürfen niemanden zum Admin machen.',
  'Staff cannot delete their account. Ask another admin to take your rights first.':
    'Mitarbeiter können ihr Konto nicht löschen. Bitten Sie erst einen anderen Admin, Ihnen die Rechte zu nehmen.',
  'You have paid for orders that are not shipped yet: {}. Delete your account when they are, or ask us for a refund.':
    'Sie haben Bestellungen bezahlt, die noch nicht verschickt sind: {}. Löschen Sie Ihr Konto danach, oder bitten Sie uns um eine Erstattung.',
  'Your orders are changing right now. Try again in a moment.':
    'Ihre Bestellungen ändern sich gerade. Bitte versuchen Sie es gleich noch einmal.',

  // orders and payments
  'Admin could not purchase': 'Admins können nicht bestellen',
  'An order can only be placed with your own email address.':
    'Bestellen können Sie nur mit Ihrer eigenen E-Mail-Adresse.',
  'Only {} pieces are available.': 'Es sind nur {} Stück vorrätig.',
  'The minimum order is {} pieces.': 'Die Mindestmenge ist {} Stück.',
  'The price has changed. Please check the new amount.':
    'Der Preis hat sich geändert. Bitte prüfen Sie den neuen Betrag.',
  'The total is more than an order can hold.': 'Die Summe ist zu hoch für eine Bestellung.',
  'This is more than an order can hold.': 'Das ist zu viel für eine Bestellung.',
  'The shop has no region in {} with a country and a shipping option.':
    'Der Shop hat keine Region in {} mit einem Land und einer Versandart.',
  '{} products cannot be ordered like this.': '{} Produkte können so nicht bestellt werden.',
  'Several products have this name. Send its productId.':
    'Mehrere Produkte haben diesen Namen. Senden Sie die productId.',
  'You have {} unpaid orders. Pay or cancel one first.':
    'Sie haben {} unbezahlte Bestellungen. Bitte bezahlen oder stornieren Sie zuerst eine.',
  'This Idempotency-Key has placed an order.':
    'Mit diesem Idempotency-Key wurde schon eine Bestellung aufgegeben.',
  'This Idempotency-Key was used with another body.':
    'Dieser Idempotency-Key wurde mit anderem Inhalt verwendet.',
  'A paid order cannot be cancelled.': 'Eine bezahlte Bestellung kann nicht storniert werden.',
  'This order is still unpaid.': 'Diese Bestellung ist noch nicht bezahlt.',
  'This order can no longer be paid.': 'Diese Bestellung kann nicht mehr bezahlt werden.',
  'This link is not valid.': 'Dieser Link ist nicht gültig.',
  'This customer has no account that can order.':
    'Dieser Kunde hat kein Konto, das bestellen kann.',
  'This customer has {} unpaid orders. Cancel one first, or let it be paid.':
    'Dieser Kunde hat {} unbezahlte Bestellungen. Stornieren Sie zuerst eine, oder lassen Sie sie bezahlen.',
  'This is an account of staff, which cannot order.':
    'Das ist ein Konto von Mitarbeitern, das nicht bestellen kann.',
  'This is not the order of the path.': 'Das ist nicht die Bestellung aus der Adresse.',
  'Only its customer can pay an order.': 'Nur wer bestellt hat, kann die Bestellung bezahlen.',
  'The payment has not been completed.': 'Die Zahlung ist nicht abgeschlossen.',
  'The payment is not the amount of the order.': 'Die Zahlung entspricht nicht der Bestellsumme.',
  'This is not the amount of the order.': 'Das ist nicht die Bestellsumme.',
  'This is above the maximum of a card payment.':
    'Das ist mehr, als mit Karte gezahlt werden kann.',
  'This is below the minimum of a card payment.':
    'Das ist weniger, als mit Karte gezahlt werden kann.',
  'The payment provider does not accept this amount.':
    'Der Zahlungsdienst nimmt diesen Betrag nicht an.',
  'The payment provider cannot be reached. Try again soon.':
    'Der Zahlungsdienst ist nicht erreichbar. Bitte versuchen Sie es bald noch einmal.',
  'This payment belongs to another order or another customer.':
    'Diese Zahlung gehört zu einer anderen Bestellung oder einem anderen Kunden.',
  'This payment could not be used and is refunded in full.':
    'Diese Zahlung konnte nicht verwendet werden und wird vollständig erstattet.',
  'Use one of your open payments first, or name the order to pay.':
    'Verwenden Sie zuerst eine Ihrer offenen Zahlungen, oder nennen Sie die Bestellung.',
  'Card payments in {} are made in steps of {}.':
    'Kartenzahlungen in {} sind nur in Schritten von {} möglich.',
  'Card payments in {} are at least {}.': 'Kartenzahlungen in {} sind ab {} möglich.',
  'Card payments in {} are at most {}.': 'Kartenzahlungen in {} sind bis {} möglich.',
  'This is not the id of a payment.': 'Das ist nicht die Kennung einer Zahlung.',
  'Nothing of this order has been refunded.': 'Von dieser Bestellung wurde nichts erstattet.',
  'Papers are written once the shop names its maker.':
    'Dokumente werden ausgestellt, sobald der Shop seinen Betreiber nennt.',
  'This paper is not kept any more.': 'Dieses Dokument wird nicht mehr aufbewahrt.',

  // lists, machines, reviews and images
  'A list has at most {} lines.': 'Eine Liste hat höchstens {} Zeilen.',
  'Another device has changed this list.': 'Diese Liste wurde auf einem anderen Gerät geändert.',
  'You have {} saved lists. Delete one of them first.':
    'Sie haben {} gespeicherte Listen. Bitte löschen Sie zuerst eine davon.',
  'Each product can be in one line only.': 'Jedes Produkt kann nur in einer Zeile stehen.',
  'There is a category of this name already.': 'Es gibt schon eine Kategorie mit diesem Namen.',
  'This product is in another line already.': 'Dieses Produkt steht schon in einer anderen Zeile.',
  'You have {} machines. Delete one of them first.':
    'Sie haben {} Maschinen. Bitte löschen Sie zuerst eine davon.',
  'You have this machine already.': 'Sie haben diese Maschine schon.',
  'The machine has no option {}.': 'Die Maschine hat keine Option {}.',
  'This is not a serial number of the machine.': 'Das ist keine Seriennummer der Maschine.',
  'This is of another family of serial numbers.':
    'Diese Seriennummer gehört zu einer anderen Baureihe.',
  'This is not the number of a figure.': 'Das ist nicht die Nummer einer Abbildung.',
  'A review can only be written with your own email address.':
    'Bewerten können Sie nur mit Ihrer eigenen E-Mail-Adresse.',
  'You have already reviewed this product.': 'Sie haben dieses Produkt schon bewertet.',
  'The shop does not sell this product.': 'Der Shop verkauft dieses Produkt nicht.',
  'This product is in stock.': 'Dieses Produkt ist vorrätig.',
  'This shop sends no mails.': 'Dieser Shop verschickt keine E-Mails.',
  'You wait for {} products already.': 'Sie warten schon auf {} Produkte.',
  'An image may be at most 5 MB.': 'Ein Bild darf höchstens 5 MB groß sein.',
  'An image may have at most {} frames.': 'Ein Bild darf höchstens {} Einzelbilder haben.',
  'An image may have at most {} megapixels.': 'Ein Bild darf höchstens {} Megapixel haben.',
  'This image is damaged and cannot be read.':
    'Dieses Bild ist beschädigt und kann nicht gelesen werden.',
  'This image is too complex to process.': 'Dieses Bild ist zu aufwendig, um es zu verarbeiten.',
  'Images are unavailable. Try again in a moment.':
    'Bilder sind gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
  'Send only one image.': 'Bitte senden Sie nur ein Bild.',
  'Send the image as multipart/form-data.': 'Senden Sie das Bild als multipart/form-data.',
  'The form cannot be read.': 'Das Formular ist nicht lesbar.',
  'The upload is too slow. Try again.':
    'Das Hochladen ist zu langsam. Bitte versuchen Sie es noch einmal.',
  'This is not an image. Use PNG, JPEG, WebP, AVIF or GIF.':
    'Das ist kein Bild. Verwenden Sie PNG, JPEG, WebP, AVIF oder GIF.',
  'Too many uploads at once. Try again.':
    'Zu viele Bilder auf einmal. Bitte versuchen Sie es noch einmal.',
  'Too many uploads at once. Wait for the others to finish.':
    'Zu viele Bilder auf einmal. Bitte warten Sie, bis die anderen fertig sind.',

  // fields
  'This is required.': 'Bitte angeben.',
  'This member is unknown.': 'Dieses Feld ist unbekannt.',
  'Invalid input': 'Ungültige Eingabe',
  'This is before the beginning.': 'Das liegt vor dem Anfang.',
  'This is too many.': 'Das sind zu viele.',
  'This is not a path such as /machines, or a web address.':
    'Das ist weder ein Pfad wie /machines noch eine Webadresse.',
  'This is not a phone number.': 'Das ist keine Telefonnummer.',
  'This is not a web address.': 'Das ist keine Webadresse.',
  'This is not an amount of money.': 'Das ist kein Geldbetrag.',
  'This is not an email address.': 'Das ist keine E-Mail-Adresse.',
  'This email address is too long.': 'Diese E-Mail-Adresse ist zu lang.',
  'This is not the address of a {}.': 'Das ist keine passende Adresse.',
  'This has characters that cannot be searched for.':
    'Das enthält Zeichen, nach denen nicht gesucht werden kann.',
  'This has characters that cannot be stored.':
    'Das enthält Zeichen, die nicht gespeichert werden können.',
  'This has no visible characters.': 'Das hat keine sichtbaren Zeichen.',
  'This has too many accents on one letter.': 'Hier sind zu viele Akzente auf einem Buchstaben.',
  'This must be a day such as 2026-11-21, or a moment such as 2026-11-21T08:00:00Z.':
    'Das muss ein Tag wie 2026-11-21 sein oder ein Zeitpunkt wie 2026-11-21T08:00:00Z.',
  'This must be a list.': 'Das muss eine Liste sein.',
  'This must be a moment (ISO 8601).': 'Das muss ein Zeitpunkt sein (ISO 8601).',
  'This must be a number.': 'Das muss eine Zahl sein.',
  'This must be a range, such as 28..710, or a text.':
    'Das muss ein Bereich wie 28..710 sein oder ein Text.',
  'This must be a whole number.': 'Das muss eine ganze Zahl sein.',
  'This must be an amount of money.': 'Das muss ein Geldbetrag sein.',
  'This must be low or out.': 'Das muss low oder out sein.',
  'This must be more than 0.': 'Das muss mehr als 0 sein.',
  'This must be true or false.': 'Das muss true oder false sein.',
  'This must be true.': 'Das muss true sein.',
  'This must be at least {}.': 'Das muss mindestens {} sein.',
  'This must be at most {} characters.': 'Das darf höchstens {} Zeichen haben.',
  'This must be at most {}.': 'Das darf höchstens {} sein.',
  'This must have at most {} decimals.': 'Das darf höchstens {} Nachkommastellen haben.',
  'This must be of type {}.': 'Das muss vom Typ {} sein.',
  'This must be {} to {}.': 'Das muss {} bis {} sein.',
  'This must be {}.': 'Das muss {} sein.',
  'There must be at least 1.': 'Es muss mindestens 1 geben.',
  'There can be at most {} figures.': 'Es kann höchstens {} Werte geben.',
  'There can be at most {}.': 'Es kann höchstens {} geben.',
  'A second factor is turned on already. Turn it off first.':
    'Ein zweiter Faktor ist schon eingeschaltet. Schalten Sie ihn zuerst aus.',
  'Enter the code of your second factor first.':
    'Geben Sie zuerst den Code Ihres zweiten Faktors ein.',
  'Log in again to set up a second factor.':
    'Melden Sie sich neu an, um einen zweiten Faktor einzurichten.',
  'No second factor is turned on.': 'Es ist kein zweiter Faktor eingeschaltet.',
  'The code is wrong, or was used already. Type the one that the app shows now.':
    'Der Code ist falsch oder wurde schon verwendet. Geben Sie den ein, den die App jetzt zeigt.',
  'This is no code.': 'Das ist kein Code.',
  'This is no code: the app shows six digits.': 'Das ist kein Code: Die App zeigt sechs Ziffern.',
  'Too many wrong codes. Wait, and try again.':
    'Zu viele falsche Codes. Warten Sie, und versuchen Sie es dann wieder.',
  'Turn off your own second factor with a code.':
    'Schalten Sie Ihren eigenen zweiten Faktor mit einem Code aus.',
};
